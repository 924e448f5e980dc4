import { trustedTypes } from '../http/index.ts'

/**
 * True in the oldest supported browsers and all later ones. `:state()` is the last feature that they got
 * (Chrome and Edge 125, Firefox 126, Safari 17.4). Older browsers run no scripts, so that scripts never fail
 * halfway. tests/endpoints/oldest-browsers.test.ts checks the bundles against these versions.
 */
const isSupported = 'self.CSS?.supports?.("selector(:state(a))")'

/** The header turns dark when the page is scrolled further than this. */
const HEADER_DARK_AFTER_PX = 50

/**
 * The only script that runs before first paint. It activates the page's other scripts, in order, when the
 * browser is idle half a second after `load` (the largest image may paint after `load`), or on the first
 * sign of user intent: pointer movement, touch, key, or focus. With Save-Data or a slow connection, only
 * intent counts. Intent before `DOMContentLoaded` waits for it, because the scripts are at the end of the
 * page. An activated script keeps its text, so its hash in the Content-Security-Policy still matches.
 * Pointer events without movement don't count as intent, because a resting pointer fires them when a page
 * appears.
 *
 * It also hides a badge that the visitor has dismissed (app/sections/home/launch-badge.tsx), and sets
 * `data-scrolled` for the dark header (app/styles/header.css), because some browsers don't support scroll
 * timelines. It doesn't read the scroll position yet, because that would force a layout. Unsupported
 * browsers get only these two.
 *
 * It creates the page's Trusted Types policies before anything else runs. Only this script can use the first
 * one, and only with text whose hash is in the CSP. The second one allows only React's empty script element
 * (which React creates so that it never runs) and text without a tag, such as JSON-LD.
 */
export const deferredHydrationScript = `(()=>{
let done=0,own={createScript:t=>t},d=document,mark=d.documentElement.dataset,on=addEventListener,
tt=self.trustedTypes,c=navigator.connection,
intent=["pointermove","pointerdown","keydown","touchstart","focusin"],
scrolled=()=>{const now=scrollY>${HEADER_DARK_AFTER_PX};if(mark.scrolled!=""+now)mark.scrolled=now},
go=e=>{
if(e?.type==="pointermove"&&!e.movementX&&!e.movementY)return;
if(d.readyState==="loading")return on("DOMContentLoaded",go);
if(done++)return;
intent.map(e=>removeEventListener(e,go,true));
for(const old of d.querySelectorAll('script[type^="later/"]')){
const s=d.createElement("script");
if(old.type==="later/module")s.type="module";
s.textContent=own.createScript(old.textContent);old.replaceWith(s)}},
idle=()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(go,{timeout:2e3}),500);
if(tt){
own=tt.createPolicy("${trustedTypes.own}",own);
tt.createPolicy("${trustedTypes.default}",{createHTML:h=>h==="\\x3cscript>\\x3c/script>"||!h.includes("\\x3c")?h:null})}
try{if(sessionStorage.badge)mark.badge=1}catch{}
on("scroll",scrolled,{passive:true});mark.scrolled=false;
if(!${isSupported})return;
intent.map(e=>on(e,go,{capture:true,passive:true}));
if(c?.saveData||/2g|3g/.test(c?.effectiveType))return;
d.readyState==="complete"?idle():on("load",idle)
})()`.replaceAll('\n', '')
