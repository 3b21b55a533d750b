// Without this the page flashes white before a dark theme arrives; inline scripts are forbidden by our CSP.
;(function () {
  const known = ['default', 'semi-dark', 'dark']
  const asked = new URLSearchParams(location.search).get('theme-type')
  const theme = known.includes(asked) ? asked : readKept()
  document.documentElement.dataset.colorScheme = theme === 'dark' ? 'dark' : 'light'

  function readKept() {
    try {
      return JSON.parse(localStorage.getItem('appearance') || '{}').themeType
    } catch {
      return null
    }
  }
})()
