import { trustedTypes } from '../http/security-headers.ts'

/**
 * Holds in the oldest browsers that get script, and in none before them: `:state()` is the last feature
 * that all of them got (Chrome and Edge 125, Firefox 126, Safari 17.4). What script uses must be known
 * to these (tests/endpoints/oldest-browsers.test.ts), so that it runs as a whole or not at all.
 */
const isSupported = 'self.CSS?.supports?.("selector(:state(a))")'

/** Past this many pixels of scroll the header is dark. */
const HEADER_DARK_AFTER_PX = 50

/**
 * The only script that runs before a page is drawn. It revives the page's own scripts, in their
 * order, half a second after `load` and in an idle moment, or at once on the first sign of intent.
 * (At `load` the first picture need not have been drawn yet.) Where the visitor saves data or the
 * connection is slow, it waits for intent. Intent may come while the page is still
 * arriving: its scripts stand at its end, so they are revived when all of it is there. A revived
 * script keeps its text, so its hash in the Content-Security-Policy still matches. A pointer that
 * merely rests where a page appears is no intent: the events that it fires have no movement.
 *
 * A badge that the visitor has hidden (app/sections/home/launch-badge.tsx) is hidden before it is drawn.
 * `data-scrolled` says whether the header is to be dark (app/styles/header.css), since some browsers have
 * no scroll timelines. A browser in which script could fail halfway gets these two alone.
 *
 * It also makes the page's trusted types, as long as nothing else runs. Only this script can use the
 * first, and only on text whose hash the policy has. The second lets React make an empty script
 * element, its way of making one that never runs, and nothing else become markup.
 */
export const hydrateLater = `(()=>{
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
tt.createPolicy("${trustedTypes.default}",{createHTML:h=>h==="\\x3cscript>\\x3c/script>"?h:null})}
try{if(sessionStorage.badge)mark.badge=1}catch{}
on("scroll",scrolled,{passive:true});scrolled();
if(!${isSupported})return;
intent.map(e=>on(e,go,{capture:true,passive:true}));
if(c?.saveData||/2g|3g/.test(c?.effectiveType))return;
d.readyState==="complete"?idle():on("load",idle)
})()`.replaceAll('\n', '')
