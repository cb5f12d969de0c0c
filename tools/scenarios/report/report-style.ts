export const reportStyle = `
:root{color-scheme:light dark;--ground:#f4f5f8;--card:#fff;--line:#d5dae3;--text:#1a2130;--quiet:#566077;--good:#0a6b4a;--good-ground:#dff5ea;--bad:#a82c19;--bad-ground:#fde6e1;--accent:#7a4d00;--bar:#e3e7ee}
@media(prefers-color-scheme:dark){:root{--ground:#0b0e14;--card:#121722;--line:#2b3549;--text:#eef1f7;--quiet:#a7b1c5;--good:#5fd3aa;--good-ground:#11302a;--bad:#ff9a8e;--bad-ground:#3a1a18;--accent:#e9bd6a;--bar:#242d3f}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.55 system-ui,sans-serif}
[hidden]{display:none!important}
.filters{display:flex;gap:16px;align-items:center;flex-wrap:wrap}
.filters input[type=search]{width:22rem;max-width:60vw;padding:6px 10px;font:inherit}
main,header{max-width:1440px;margin:0 auto;padding:0 20px}
header{padding-top:36px}
h1{font-size:28px;line-height:1.25;margin:0 0 6px}
h2{font-size:21px;margin:44px 0 14px}
h3{font-size:17px;margin:28px 0 10px}
p{margin:0 0 10px}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px}
a{color:inherit}
.quiet{color:var(--quiet)}
.verdict{display:inline-block;border-radius:999px;padding:2px 12px;font-weight:600;font-size:13px}
.verdicts{display:flex;flex-wrap:wrap;gap:6px}
.held{background:var(--good-ground);color:var(--good)}
.failed{background:var(--bad-ground);color:var(--bad)}
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:14px;background:var(--card)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:10px 16px;border-top:1px solid var(--line);white-space:nowrap}
thead th{border-top:0;color:var(--quiet);font-size:13px;font-weight:600}
meter{width:110px;height:10px;vertical-align:middle;margin-right:8px}
.card{border:1px solid var(--line);border-radius:14px;background:var(--card);margin:0 0 12px}
.card>summary{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;padding:14px 18px;cursor:pointer;list-style:none}
.card>summary::-webkit-details-marker{display:none}
.card>summary::before{content:"";width:8px;height:8px;border:solid var(--quiet);border-width:0 2px 2px 0;transform:rotate(-45deg)}
.card[open]>summary::before{transform:rotate(45deg)}
.card>summary>span:first-of-type{flex:1 1 240px;font-weight:600}
.inner{padding:0 18px 18px}
.inner pre{overflow-x:auto;background:var(--ground);border-radius:10px;padding:14px;margin:12px 0 0}
@media(max-width:600px){meter{display:none}th,td,thead th{padding:10px 4px;font-size:12px}th:first-child{padding-left:12px}thead th{white-space:normal}}
.missing{columns:320px;padding-left:20px;margin:10px 0 0;font-size:13px}
.missing li{break-inside:avoid;overflow-wrap:anywhere}
.difference{border-left:3px solid var(--bad);padding:2px 0 2px 14px;margin:12px 0 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:0}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`.trim()
