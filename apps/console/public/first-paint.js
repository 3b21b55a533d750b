// Without this the page flashes white before a dark theme arrives; inline scripts are forbidden by our CSP.
;(function () {
  var asked = new URLSearchParams(location.search).get('theme-type')
  var kept = null
  try {
    kept = JSON.parse(localStorage.getItem('appearance') || '{}').themeType
  } catch (_) {
    kept = null
  }
  var known = ['default', 'semi-dark', 'dark']
  var theme = known.indexOf(asked) >= 0 ? asked : kept
  document.documentElement.setAttribute('data-color-scheme', theme === 'dark' ? 'dark' : 'light')
})()
