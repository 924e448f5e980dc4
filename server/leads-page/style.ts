import { colors } from '#copy/colors.ts'
import { hashSource } from '../http/index.ts'

/** The style sheet, with the colors and fonts of the site. Printed in colors that are readable on white. */
export const css = `
:root{color-scheme:dark;--ink:${colors.ink};--raised:${colors.raised};--sunken:${colors.sunken};--line:color-mix(in srgb,${colors.text} 14%,${colors.ink});--edge:${colors.edge};--text:${colors.text};--quiet:${colors.quiet};--accent:${colors.accent};--danger:${colors.danger};--series-1:${colors.low};--series-2:${colors.high};--series-3:${colors.medium};--series-4:${colors['code-type']};--series-5:${colors.quiet};--sans:"Instrument Sans Variable",system-ui,sans-serif;--mono:"Geist Mono Variable",ui-monospace,monospace}
*{box-sizing:border-box}
[hidden]{display:none}
body{margin:0;background:var(--ink);color:var(--text);font:16px/1.5 var(--sans);overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;min-height:64px;padding:10px max(24px,50% - 576px);border-bottom:1px solid var(--line)}
header .brand{font-size:18px;font-weight:600;letter-spacing:-.02em;word-spacing:.08em;text-decoration:none}
header .brand::before{content:'';display:inline-block;width:16px;height:24px;margin-right:10px;vertical-align:-6px;background:var(--accent);clip-path:polygon(45% 0,55% 0,55% 50%,84% 50%,50% 98%,16% 50%,45% 50%)}
header nav{display:flex;flex:1;flex-wrap:wrap;gap:4px 14px}
header nav a{padding:10px 0;font-size:14px;font-weight:600;text-decoration:none}
header nav [aria-current]{color:var(--accent);text-decoration:underline}
.skip{position:absolute;z-index:1;padding:10px 16px;background:var(--accent);color:var(--ink);font-weight:600}
.skip:not(:focus){clip-path:inset(50%)}
main:focus{outline:none}
header form a{padding:10px 0;font-size:14px}
header button{min-height:36px;padding:6px 12px}
main{position:relative;max-width:1200px;min-height:calc(100vh - 65px);margin:0 auto;padding:40px 24px 64px}
main::before{content:'';position:absolute;top:0;bottom:0;left:0;width:1px;background:var(--accent);opacity:.55}
h1{position:relative;margin:0 0 24px;font-size:36px;font-weight:600;letter-spacing:-.035em;line-height:1.1}
h1::before{content:'';position:absolute;top:17px;left:-27px;width:7px;height:7px;background:var(--accent);rotate:45deg}
h1::first-letter{text-transform:uppercase}
h2{margin:48px 0 12px;font-size:22px;font-weight:600;letter-spacing:-.02em}
main>p:not(.exports){max-width:720px}
h3{margin:0 0 12px;font-size:16px;font-weight:600}
a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:4px}
a:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
table{width:100%;border-collapse:collapse}
caption{padding-bottom:8px;color:var(--quiet);font-size:14px;text-align:left}
time{white-space:nowrap}
.scroll table{min-width:820px;overflow-wrap:break-word}
th,td{padding:12px 20px 12px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
thead th{color:var(--quiet);font:12px/1.4 var(--mono);text-transform:uppercase;letter-spacing:.1em}
tbody th{width:160px;color:var(--quiet);font-weight:400}
.scroll tbody th{width:auto;color:inherit}
.value{white-space:pre-wrap}
.value,.notes p{unicode-bidi:plaintext}
h1.name::first-letter{text-transform:none}
.figures td,.ranking td,.figures thead th:not(:first-child),.ranking thead th:last-child{text-align:right;font-variant-numeric:tabular-nums}
thead th{overflow-wrap:normal}
.figures{overflow-wrap:break-word}
.figures :is(th,td),.ranking :is(th,td){padding-block:8px}
.figures :is(th,td):last-child,.ranking :is(th,td):last-child{padding-right:0}
.figures tbody th,.ranking tbody th{width:auto;color:inherit}
.figures time{line-height:inherit}
.scroll.narrow table{min-width:560px}
.list td{max-width:264px}
.list tbody th{white-space:nowrap}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:32px 40px}
.columns>*{align-self:start}
.columns h2{margin-top:0}
.ranking{max-width:640px}
.bar{display:block;width:100%;height:4px;margin-top:6px}
figure{margin:0}
figcaption{margin-bottom:16px;font-size:20px;letter-spacing:-.01em}
.chart{display:grid;grid-template-columns:auto 1fr;gap:0 10px;margin-bottom:32px}
.chart>svg{width:100%;height:220px;border-bottom:1px solid var(--edge);background:repeating-linear-gradient(var(--line) 0 1px,transparent 1px 25%)}
.chart p{display:flex;justify-content:space-between;margin:0;color:var(--quiet);font:12px/16px var(--mono)}
.chart p:first-child{flex-direction:column;text-align:right}
.chart p:not(:first-child){grid-column:2;padding-top:6px}
.chart ul{display:flex;flex-wrap:wrap;grid-column:2;gap:4px 20px;margin:10px 0 0;padding:0;list-style:none;font-size:14px}
.chart li svg{width:12px;height:12px;margin-right:8px}
.series-0{fill:var(--accent)}
.series-1{fill:var(--series-1)}
.series-2{fill:var(--series-2)}
.series-3{fill:var(--series-3)}
.series-4{fill:var(--series-4)}
.series-5{fill:var(--series-5)}
.rating-0{fill:var(--accent)}
.rating-1{fill:var(--series-3)}
.rating-2{fill:var(--danger)}
.scroll+.scroll{margin-top:32px}
.notice{padding:12px 14px;border:1px solid var(--edge);border-left:4px solid var(--accent);border-radius:3px}
.history{margin:0;padding:0;list-style:none}
.history li{display:flex;flex-wrap:wrap;gap:2px 20px;padding:6px 0}
.notes{margin:0 0 24px;padding:0;list-style:none}
.notes li{padding:8px 0 8px 16px;border-left:1px solid var(--edge)}
.notes li+li{margin-top:12px}
.notes p{margin:0}
.notes b{color:var(--text)}
iframe.mail{display:block;width:100%;height:660px;border:1px solid var(--edge);border-radius:3px;background:${colors.paper}}
pre{margin:0;white-space:pre-wrap;font:13px/22px var(--mono)}
code.password{font-size:18px;user-select:all}
p>code:not(.password){white-space:nowrap}
.qr{max-width:240px}
.codes{columns:2 190px;max-width:440px;margin:24px 0;padding:0;list-style:none}
.codes code{font-size:16px;line-height:32px}
.notice+.stacked{margin-top:24px}
.stacked tbody th{width:auto;color:inherit}
.stacked summary{padding:10px 0}
.stacked details form{margin-bottom:8px}
form.role{display:flex;gap:8px;align-items:end}
form.role select{width:auto;margin:0}
header form{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center}
.exports{display:flex;flex-wrap:wrap;gap:4px 20px;justify-content:flex-end;margin:0 0 -24px}
.saved ul{display:flex;flex-wrap:wrap;gap:8px 12px;margin:0 0 24px;padding:0;list-style:none}
.saved li{display:flex;align-items:center;border:1px solid var(--line);border-radius:3px}
.saved a{padding:8px 0 8px 14px}
.saved button{border:0;padding:8px 14px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 20px}
dt{color:var(--quiet)}
dd{margin:0}
.key{display:flex;flex-wrap:wrap;gap:1px;margin:0 0 24px;border:1px solid var(--line);background:var(--line)}
.key>div{display:flex;flex:1 1 150px;flex-direction:column;justify-content:space-between;gap:8px;padding:16px 20px;background:var(--ink)}
.key dt{font:12px/1.4 var(--mono);text-transform:uppercase;letter-spacing:.1em}
.key dd{font-size:32px;font-weight:600;line-height:1.1;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
tr:has(.whole){position:relative}
.whole::after{content:'';position:absolute;inset:0}
tr:has(.whole) td a{position:relative}
tr:has(.whole):hover{background:var(--raised)}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
code,td.mono,time{font:13px/24px var(--mono)}
/* A sign at the right edge, which the cover at the end of the content hides once it's scrolled there. */
.scroll{overflow-x:auto;background:linear-gradient(90deg,transparent,var(--ink) 60%) right/32px 100% no-repeat local,linear-gradient(90deg,transparent,var(--edge)) right/12px 100% no-repeat}
.reason{display:inline-block;min-width:190px}
form.row,.filters .row{display:flex;flex-wrap:wrap;gap:16px 12px;align-items:end;margin:0 0 32px}
.actions{display:flex;flex:1;flex-wrap:wrap;gap:12px}
form.filters{margin-bottom:12px}
.filters>label:first-child{flex:1 1 280px}
.filters .actions{flex:none}
.filters details{flex-basis:100%}
.filters div.row{margin:4px 0 8px}
label{display:block;font-size:14px;font-weight:600}
input,select,textarea{display:block;width:100%;min-height:44px;margin-top:6px;padding:8px 12px;border:1px solid var(--edge);border-radius:3px;background-color:var(--sunken);color:var(--text);font:400 16px/1.5 var(--sans)}
input[type=date]{height:44px;padding-inline:8px 2px}
input[type=checkbox]{position:relative;z-index:1;display:inline-block;width:24px;min-height:24px;height:24px;margin:0 12px 0 0;vertical-align:-6px;accent-color:var(--accent)}
select{max-width:100%;text-overflow:ellipsis;appearance:none;padding-right:36px;background:linear-gradient(to top left,transparent 50%,currentColor 50%) right 14px center/5px 6px no-repeat,linear-gradient(to top right,transparent 50%,currentColor 50%) right 19px center/5px 6px no-repeat var(--sunken)}
summary{padding:10px 0;cursor:pointer}
textarea{min-height:110px;max-width:640px}
button,.button{display:inline-block;min-height:44px;padding:10px 20px;border:1px solid var(--edge);border-radius:3px;background:none;color:var(--text);font:600 14px/22px var(--sans);text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:var(--accent);color:var(--accent)}
button.main{border-color:var(--accent);background:var(--accent);color:var(--ink)}
button.main:hover{border-color:var(--text);background:var(--text)}
form.row+.quiet{margin-top:-16px}
.beside h2{margin-top:32px}
:target{scroll-margin-top:24px}
.small{max-width:340px}
.quiet{color:var(--quiet)}
.bad{color:var(--danger)}
.pages{display:flex;gap:16px;margin-top:24px}
.none{border-left:1px solid var(--accent);padding:4px 0 4px 24px}
.none p{margin:4px 0}
.none p:first-child{font-size:20px}
[role=alert]{max-width:640px;margin:0 0 16px;padding:12px 14px;border:1px solid var(--danger);border-left-width:4px;border-radius:3px}
@media (min-width:1000px){
.beside{display:grid;grid-template-columns:minmax(0,8fr) minmax(0,5fr);gap:0 64px;align-items:start}
.beside h2:first-child{margin-top:0}
figure{display:grid;grid-template-columns:2fr 3fr;gap:0 48px}
figcaption{grid-column:1/-1}
.chart{align-self:start}
.chart>svg{height:360px}
}
@media (forced-colors:active){select{appearance:auto}}
@media (max-width:640px){
header,main{padding-inline:24px}
header,header form{column-gap:8px}
header{row-gap:2px}
header form{flex:auto;justify-content:flex-end}
header form a:not(:last-of-type){margin-right:auto}
header .brand{font-size:16px}
header nav{flex-basis:100%;order:1}
header nav:has(:nth-child(5)){column-gap:clamp(4px,26vw - 90px,14px)}
.figures :is(th,td){padding-right:12px}
.figures td time[datetime*=T]{white-space:normal}
main{padding-top:32px}
main::before{left:10px}
h1{font-size:32px}
h1::before{top:14px;left:-17px}
form.row,.filters .row{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
form.row>:is(.actions,button,details,label:last-of-type:nth-of-type(odd)){grid-column:1/-1;justify-self:start}
form.row>:is(.actions,details,label:last-of-type:nth-of-type(odd)),.filters>label:first-child{grid-column:1/-1;justify-self:stretch}
.exports{justify-content:start;margin-bottom:12px}
tbody th{width:120px}
.stacked thead{position:absolute;clip-path:inset(50%)}
.stacked :is(table,caption,tbody,tr,td,tbody th){display:block;width:auto;border:0;padding:4px 0}
.stacked tbody tr{padding:12px 0;border-bottom:1px solid var(--line)}
.list thead{position:absolute;clip-path:inset(50%)}
.list :is(table,caption,tbody,tbody th,td){display:block;min-width:0;max-width:none;padding:0;border:0}
.list tr{display:flex;flex-wrap:wrap;gap:2px 12px;padding:16px 0;border-bottom:1px solid var(--line)}
.list tr:first-child{border-top:1px solid var(--line)}
.list caption{padding-bottom:12px}
.list td:nth-child(n+4){flex-basis:100%}
.list td:empty{display:none}
}
@media print{
:root{color-scheme:light;--ink:#fff;--text:#000;--quiet:#444;--line:#bbb;--edge:#777;--danger:${colors['paper-danger']};--accent:${colors['paper-accent']};--series-1:${colors['paper-low']};--series-2:${colors['paper-high']};--series-3:${colors['paper-medium']};--series-4:${colors['paper-type']};--series-5:#555}
header nav,header form,button,input[type=checkbox],.actions,form.screen,.screen,details,.saved,.pages,.skip,main::before,h1::before{display:none}
input,select,textarea{background:none;color:inherit}
main{max-width:none;min-height:0;padding:24px 0}
.scroll{overflow:visible}
.scroll table,.scroll.narrow table{min-width:0;overflow-wrap:anywhere}
.scroll :is(tbody th,td:nth-child(2)){overflow-wrap:break-word}
.scroll td time{white-space:normal}
.key>div{flex-basis:100px}
thead{display:table-header-group}
tr,figure>.chart,.key{break-inside:avoid}
.beside{display:block}
h2,caption,figcaption{break-after:avoid}
}
`

/** The Content-Security-Policy: its own styles and fonts, and forms that post to the site. */
export const policy = [
  "default-src 'none'",
  `style-src ${hashSource(css)} 'self'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
