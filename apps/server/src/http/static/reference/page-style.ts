/** Night blue at the side, a calm surface beside it, amber only where one is. */
export const pageStyle = `
:root { color-scheme: light dark; --night: #0b1220; --ground: #f6f7fb; --card: #fff; --line: #e6e9f2; --ink: #16203a;
  --soft: #55607a; --link: #3350e8; --code: #eef1f8; --amber: #ffb020; --get: #0b6b3a; --get-tint: #e3f6ea;
  --post: #2f49d1; --post-tint: #e8ecff; --put: #8a5200; --put-tint: #fff1d9; --delete: #b3202c; --delete-tint: #fde8ea; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1626; --card: #141d31; --line: #26314b; --ink: #e7ebf6;
  --soft: #a4afc8; --link: #9db0ff; --code: #1d2841; --get: #7fe0a8; --get-tint: #12342a; --post: #aebcff;
  --post-tint: #202c5c; --put: #ffcf7a; --put-tint: #3a2c12; --delete: #ff9ea6; --delete-tint: #401c26; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 14px/1.5 "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", system-ui, sans-serif; }
code, pre, .method { font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--amber); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; } .skip:focus { left: 16px; top: 16px; z-index: 1; background: var(--card); padding: 8px 12px; }
.frame { display: grid; grid-template-columns: 304px minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; background: var(--night); color: #c3cce0; padding: 24px 16px; }
nav .brand { display: flex; align-items: center; gap: 10px; margin: 0 8px 20px; color: #fff; font-size: 16px; font-weight: 600; }
nav .brand i { width: 10px; height: 10px; border-radius: 50%; background: var(--amber); box-shadow: 0 0 0 4px rgb(255 176 32 / 20%); }
nav h2 { margin: 20px 8px 4px; font-size: 12px; font-weight: 600; color: #8c99b8; }
nav h2 a { color: inherit; text-decoration: none; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 5px 8px; border-radius: 8px; color: #c3cce0; text-decoration: none;
  font-size: 13px; overflow-wrap: anywhere; }
nav li a:hover, nav h2 a:hover { background: #17213a; color: #fff; }
nav .method { flex: none; width: 52px; padding: 0; background: none; font-size: 11px; color: #8c99b8; text-align: left; }
main { padding: 32px 32px 96px; max-width: 1040px; width: 100%; }
header h1 { margin: 0; font-size: 24px; line-height: 32px; } header p { margin: 4px 0 0; color: var(--soft); max-width: 70ch; }
header .facts { display: grid; gap: 12px; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 20px 0 0; }
header .facts section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; }
header .facts h2 { margin: 0 0 4px; font-size: 14px; } header .facts p { margin: 0; font-size: 13px; }
.noun > h2 { margin: 48px 0 12px; font-size: 20px; line-height: 28px; }
.noun > h2::after { content: ""; display: block; width: 28px; height: 3px; margin-top: 6px; border-radius: 2px; background: var(--amber); }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px; margin: 0 0 16px; scroll-margin-top: 16px; }
article:target { border-color: var(--amber); box-shadow: 0 0 0 1px var(--amber); }
h3 { margin: 0; font-size: 15px; line-height: 24px; font-weight: 600; } h3 .anchor { color: inherit; text-decoration: none; display: flex; gap: 10px; align-items: baseline; }
h4 { margin: 20px 0 6px; font-size: 13px; line-height: 20px; color: var(--soft); font-weight: 600; }
.method { flex: none; font-size: 12px; line-height: 20px; font-weight: 700; padding: 1px 8px; border-radius: 6px; text-align: center; }
h3 .get { color: var(--get); background: var(--get-tint); } h3 .post { color: var(--post); background: var(--post-tint); }
h3 .put { color: var(--put); background: var(--put-tint); } h3 .delete { color: var(--delete); background: var(--delete-tint); }
.summary { margin: 6px 0 12px; }
dl { margin: 0; font-size: 13px; } dl div { display: flex; gap: 12px; padding: 2px 0; } dt { flex: none; width: 40px; color: var(--soft); } dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 20px; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px; border-top: 1px solid var(--line); font-weight: 400; }
td:last-child { overflow-wrap: anywhere; min-width: 140px; color: var(--soft); } th:nth-child(1) { width: 30%; } th:nth-child(2) { width: 22%; } th:nth-child(3) { width: 76px; } tbody th { overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--soft); font-size: 12px; white-space: nowrap; }
tbody th { font-family: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace; font-size: 12.5px; }
.word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.under, .no { color: var(--soft); } .yes { font-weight: 600; }
td code, p code { background: var(--code); border-radius: 4px; padding: 1px 5px; font-size: 12px; color: var(--ink); }
.errors { list-style: none; display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; }
.errors li { border: 1px solid var(--line); border-radius: 6px; padding: 2px 8px; font-size: 12px; color: var(--soft); } .errors b { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
details { margin-top: 20px; } details summary { cursor: pointer; font-size: 13px; font-weight: 600; color: var(--link); padding: 4px 0; width: fit-content; }
pre { margin: 8px 0 0; padding: 14px 16px; overflow-x: auto; max-height: 420px; border-radius: 8px; background: var(--night); color: #dbe3f5; font-size: 12.5px; line-height: 20px; }
@media (max-width: 959px) { .frame { display: block; } nav { position: static; height: auto; padding: 16px; } nav .brand { margin: 0 8px; }
  nav .groups { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 10px; } nav ul { display: none; } nav h2 { margin: 0; font-size: 13px; }
  nav h2 a { display: block; padding: 9px 12px; border-radius: 8px; background: #17213a; color: #dbe3f5; } main { padding: 24px 16px 64px; } }
@media (max-width: 599px) { article { padding: 16px; } h3 .anchor { flex-direction: column; gap: 6px; } h3 .method { align-self: flex-start; } header .facts { grid-template-columns: minmax(0, 1fr); }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } table, tbody { display: block; }
  tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 8px 12px; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; } tbody th, tbody td { border: 0; padding: 0; overflow-wrap: anywhere; } tbody th:nth-child(1), tbody td { width: auto; } tbody td:nth-child(2) { text-align: right; color: var(--soft); }
  tbody td:nth-child(3), tbody td:last-child { grid-column: 1 / -1; min-width: 0; } .yes { display: none; }
  .yes + .word { position: static; width: auto; height: auto; clip-path: none; font-size: 12px; color: var(--soft); }
  tbody td:nth-child(3):has(.no), tbody td:empty { display: none; } }
`
