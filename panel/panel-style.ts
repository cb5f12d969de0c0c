/** The panel's styles inside its shadow root, which the page's stylesheet and policy do not cover. */
export const panelStyle = `
:host { all: initial; position: static; display: block; inset: auto; width: 0; height: 0; padding: 0; border: 0; overflow: visible; color-scheme: dark; font: 14px/1.5 system-ui, sans-serif; color: #eef1f7; --card: #1a2130; --line: #3a465c; --control-line: #717c94; --quiet: #a7b1c5; --gold: #e9bd6a; --good: #5fd3aa; --bad: #ff9a8e; }
* { box-sizing: border-box; }
.opener { position: fixed; z-index: 1; left: 0; top: 50%; min-width: 28px; min-height: 44px; padding: 0 6px; border: 1px solid var(--control-line); border-left: 0; border-radius: 0 8px 8px 0; background: #121722; color: var(--gold); font: 700 12px/1 system-ui, sans-serif; cursor: pointer; }
.opener.recording::after, .dot { content: ''; display: inline-block; width: 9px; height: 9px; margin-left: 4px; border-radius: 50%; background: #ff4d4d; }
.panel { position: fixed; z-index: 2; inset: 0 0 0 auto; width: min(100vw, 560px); display: flex; flex-direction: column; background: #0b0e14; border-left: 1px solid var(--line); box-shadow: 0 0 40px #0009; }
.panel.whole { inset: auto 0 0; width: auto; height: min(72vh, 900px); border: 0; border-top: 1px solid var(--line); }
@media (max-width: 600px) {
.panel { inset: auto 0 0; width: auto; height: 66dvh; border: 0; border-top: 1px solid var(--line); }
.panel.whole { height: 94dvh; }
}
header, nav, .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
header { padding: 10px 16px 0; }
header h2 { flex: 1; margin: 0; font-size: 16px; }
header a { color: var(--gold); }
nav { gap: 2px 4px; padding: 8px 12px; border-bottom: 1px solid var(--line); }
nav button { border-color: transparent; background: none; padding: 4px 10px; }
nav button[aria-current] { color: var(--gold); border-color: var(--gold); }
.content { flex: 1; min-height: 0; overflow: auto; padding: 14px 16px 24px; }
h3 { margin: 20px 0 8px; font-size: 15px; }
p { margin: 0 0 10px; }
.row { margin: 0 0 12px; }
.row .grow { flex: 1 1 200px; margin: 0; }
.quiet, small, dt { color: var(--quiet); }
code, pre, textarea { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
button { min-height: 36px; padding: 4px 12px; border: 1px solid var(--control-line); border-radius: 8px; background: var(--card); color: inherit; font: 600 13px/1.3 system-ui, sans-serif; cursor: pointer; }
button:hover { border-color: var(--gold); }
button[aria-pressed='true'] { border-color: var(--gold); color: var(--gold); }
button small { display: block; font-weight: 400; }
button.main { border-color: var(--gold); background: var(--gold); color: #1c1405; }
:focus-visible { outline: 3px solid #d5e2ff; outline-offset: 2px; }
/* It has the focus only so that what is read next is the panel. */ h2:focus-visible { outline: 0; }
.card { margin: 0 0 8px; border: 1px solid var(--line); border-radius: 10px; background: #121722; }
section.card { padding: 12px 14px; }
.card > summary { display: flex; flex-wrap: wrap; gap: 0 10px; padding: 9px 14px; cursor: pointer; list-style: none; }
.card > summary::before, .call > summary::before { content: '▸'; color: var(--quiet); }
.card[open] > summary::before, .call[open] > summary::before { content: '▾'; }
.card > summary .quiet { flex: 1 1 220px; }
.card form, .card > .field { padding: 4px 14px 14px; }
.card > .field { padding-bottom: 0; }
.field { margin: 0 0 12px; }
label, legend { display: block; margin: 0 0 3px; font-weight: 600; font-size: 13px; }
label.check { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; margin-right: 14px; font-weight: 400; }
fieldset { margin: 0 0 12px; border: 1px solid var(--line); border-radius: 8px; }
input:not([type='checkbox']), select, textarea { width: 100%; min-height: 38px; padding: 6px 10px; border: 1px solid var(--control-line); border-radius: 8px; background: #0b0e14; color: inherit; font-size: 14px; }
select, input { font-family: inherit; }
::placeholder { color: #8d97ab; }
pre { overflow: auto; max-height: 320px; margin: 8px 0; padding: 10px 12px; border-radius: 8px; background: #0b0e14; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
.refusal { color: var(--bad); }
pre.refusal { border-color: var(--bad); }
pre.result { border-color: var(--good); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 14px; margin: 0 0 10px; }
dd { margin: 0; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
th, td { padding: 4px 10px 4px 0; border-top: 1px solid var(--line); text-align: left; white-space: nowrap; }
thead th { border: 0; color: var(--quiet); font-weight: 400; }
.in-force { margin: 10px 0 0; padding: 0; list-style: none; }
.in-force li { display: flex; gap: 10px; align-items: center; padding: 4px 0; color: var(--gold); }
.in-force span { flex: 1; }
.call > summary, .call.plain { display: flex; flex-wrap: wrap; gap: 0 10px; padding: 6px 0; border-top: 1px solid var(--line); cursor: pointer; list-style: none; }
.call.plain { margin: 0; cursor: auto; }
.time { color: var(--quiet); font-variant-numeric: tabular-nums; }
.verdict { margin-left: auto; font-weight: 600; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.chart-frame { position: relative; overflow: auto; max-height: 46vh; min-height: 160px; border: 1px solid var(--line); border-radius: 10px; }
.chart-frame ul { margin: 0; padding-left: 20px; }
.chart-frame > ul { padding: 8px 12px 8px 28px; }
.chart-frame li { overflow-wrap: anywhere; }
[aria-current] > strong, .taken > code { padding: 0 4px; border-radius: 4px; background: #4a3a14; color: var(--gold); }
.events { margin: 0; padding: 0; list-style: none; }
button.event { display: flex; flex-wrap: wrap; gap: 0 10px; width: 100%; padding: 5px 8px; border-color: transparent; border-top-color: var(--line); border-radius: 0; background: none; text-align: left; font-weight: 400; }
button.event[aria-pressed='true'] { border-color: var(--gold); }
`
