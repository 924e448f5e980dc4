import { createHash } from 'node:crypto'

/** The site's look in small: ink, hairlines, one accent. No font, picture or script is loaded. */
export const css = `
:root{color-scheme:dark;--ink:#0a0b0d;--raised:#111316;--line:#2a2d31;--edge:#6b7280;--text:#eceef0;--quiet:#a3a9b1;--signal:#b6f24a;--danger:#ff8a80}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--text);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;min-height:64px;padding:10px max(24px,50% - 576px);border-bottom:1px solid var(--line)}
header a{font-weight:600;text-decoration:none}
header a::before{content:'';display:inline-block;width:12px;height:20px;margin-right:10px;vertical-align:-4px;background:var(--signal);clip-path:polygon(44% 0,56% 0,56% 48%,100% 48%,50% 100%,0 48%,44% 48%)}
main{max-width:1200px;margin:0 auto;padding:32px 24px 64px}
h1{margin:0 0 20px;font-size:26px;letter-spacing:-.02em;line-height:1.2}
h2{margin:40px 0 12px;font-size:18px}
a{color:inherit;text-decoration-color:var(--signal);text-underline-offset:4px}
a:hover{color:var(--signal)}
:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
table{width:100%;border-collapse:collapse}
caption{padding-bottom:8px;color:var(--quiet);text-align:left}
time{white-space:nowrap}
.scroll table{min-width:820px;overflow-wrap:break-word}
th,td{padding:10px 14px 10px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{color:var(--quiet);font:12px/1.4 ui-monospace,monospace;text-transform:uppercase;letter-spacing:.04em}
tbody th{font-weight:400;color:var(--quiet);width:160px}
td.value{white-space:pre-wrap}
code,td.mono{font:13px/1.6 ui-monospace,monospace}
.scroll{overflow-x:auto}
form.row{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:0 0 20px}
label{display:block;color:var(--quiet);font-size:13px}
input,select,textarea{display:block;width:100%;min-height:40px;margin-top:4px;padding:6px 10px;border:1px solid var(--edge);border-radius:3px;background:#07080a;color:var(--text);font:inherit}
textarea{min-height:110px;max-width:640px}
button,.button{display:inline-block;min-height:40px;padding:8px 16px;border:1px solid var(--edge);border-radius:3px;background:none;color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.main{border-color:var(--signal);background:var(--signal);color:var(--ink)}
.small{max-width:340px}
.quiet{color:var(--quiet)}
.bad{color:var(--danger)}
.pages{display:flex;gap:16px;margin-top:20px}
[role=alert]{margin:0 0 16px;padding:12px 14px;border:1px solid var(--danger);border-radius:3px}
@media (max-width:640px){main{padding:24px 16px 48px}header{padding:10px 16px}tbody th{width:110px}}
`

/** The policy of the leads page: its own style, forms to itself, nothing else. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
