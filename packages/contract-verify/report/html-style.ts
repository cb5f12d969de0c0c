export const reportStyle = `
:root{color-scheme:light dark;--holds:light-dark(#0b6b3a,#5fd39a);--error:light-dark(#a4161a,#ff8a8a);--warning:light-dark(#7a4d00,#f0c060);--soft:light-dark(#f4f5f7,#1d2026);--line:light-dark(#d8dbe2,#3a3f4a)}
body{margin:0 auto;max-width:76rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#14161a);color:light-dark(#16181d,#e8eaee)}
header{border-left:.5rem solid;padding-left:1rem}header h1,header p{margin:0}.holds{border-color:var(--holds)}.error{border-color:var(--error)}
h2{margin:2.5rem 0 1rem}h3{margin:1.5rem 0 .5rem}small{opacity:.75;font-weight:400}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.5rem 0}dl div{background:var(--soft);padding:.75rem 1rem;border-radius:.5rem}dt{opacity:.8}dd{margin:0;font-size:1.5rem;font-variant-numeric:tabular-nums}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:.5rem}.tile{display:flex;justify-content:space-between;gap:.5rem;padding:.5rem .75rem;border-radius:.375rem;background:var(--soft);border-left:.375rem solid;color:inherit;text-decoration:none;overflow-wrap:anywhere}.tile b{font-weight:500}.tile span{white-space:nowrap}.tile.holds{border-color:var(--holds)}.tile.error{border-color:var(--error)}.tile.warning{border-color:var(--warning)}.tile.unasked{border-color:var(--line);opacity:.7}.tile[href]:hover{outline:2px solid currentColor}
details{border:1px solid var(--line);border-left:.375rem solid var(--error);border-radius:.375rem;margin:.5rem 0;padding:.5rem .75rem}details.warning{border-left-color:var(--warning)}summary{cursor:pointer;overflow-wrap:anywhere}
pre{background:var(--soft);padding:.75rem;border-radius:.375rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}h4{margin:.75rem 0 .25rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.5rem;border-top:1px solid var(--line)}td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums}tr.refuted td:last-child{color:var(--error)}tr.confirmed td:last-child{color:var(--holds)}
`
