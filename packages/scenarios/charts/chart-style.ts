/** Chart colours by the reader's colour scheme; pages may override the variables. */
const light =
  '--chart-ground:#f7f8fa;--chart-box:#fff;--chart-group:#eef1f6;--chart-line:#b9c1cf;--chart-edge:#66728a;--chart-text:#1a2130;--chart-quiet:#566077;--chart-guard:#7a4d00;--chart-time:#0b6a4a;--chart-reached:#0a7350;--chart-missed:#b3341f;--chart-lit:#8a5a00;--chart-lit-ground:#ffe9bd'
const dark =
  '--chart-ground:#0b0e14;--chart-box:#1a2130;--chart-group:#121722;--chart-line:#3a465c;--chart-edge:#8f9cb5;--chart-text:#eef1f7;--chart-quiet:#a7b1c5;--chart-guard:#e9bd6a;--chart-time:#5fd3aa;--chart-reached:#46c79a;--chart-missed:#ff8a7c;--chart-lit:#ffd58a;--chart-lit-ground:#4a3a14'

/** For pages that are always dark. */
export const darkCharts = `.chart{${dark}}`

export const chartStyle = `
.chart{${light};font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;color-scheme:light dark}
@media(prefers-color-scheme:dark){.chart{${dark}}}
.chart text{fill:var(--chart-text);white-space:pre}
.chart .ground{fill:var(--chart-ground)}
.chart .box{fill:var(--chart-box);stroke:var(--chart-line)}
.chart .group>.box{fill:var(--chart-group)}
.chart .machine>.box{fill:var(--chart-ground)}
.chart .name{font-size:13px;font-weight:700}
.chart .event{font-weight:600}
.chart .action,.chart .mark{fill:var(--chart-quiet)}
.chart .guard{fill:var(--chart-guard)}
.chart .time{fill:var(--chart-time)}
.chart .line{fill:none;stroke:var(--chart-edge);stroke-width:1.3}
.chart .head,.chart .dot{fill:var(--chart-edge)}
.chart .plate{fill:var(--chart-ground);fill-opacity:.92}
.chart .missed>.line{stroke:var(--chart-missed);stroke-dasharray:4 4}
.chart .missed>.head{fill:var(--chart-missed)}
.chart .missed>.box{stroke:var(--chart-missed);stroke-dasharray:4 4}
.chart .missed .event{fill:var(--chart-missed)}
.chart .reached>.line{stroke:var(--chart-reached)}
.chart .reached>.head{fill:var(--chart-reached)}
.chart .reached>.box{stroke:var(--chart-reached)}
.chart .lit>.box{stroke:var(--chart-lit);stroke-width:2.5;stroke-dasharray:none}
.chart .lit>.line{stroke:var(--chart-lit);stroke-width:3;stroke-dasharray:none}
.chart .lit>.head{fill:var(--chart-lit)}
.chart .lit>.plate{fill:var(--chart-lit-ground);fill-opacity:1}
.chart .lit>.name,.chart .transition.lit .event{fill:var(--chart-lit)}
`.trim()
