import { trustedTypes } from '../security-headers.ts'

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
 *
 * It also makes the page's trusted types, as long as nothing else runs. Only this script can use the
 * first, and only on text whose hash the policy has. The second lets React make an empty script
 * element, its way of making one that never runs, and nothing else become markup.
 */
export const hydrateLater = `(()=>{
let done=0,own={createScript:t=>t},d=document,on=addEventListener,tt=self.trustedTypes,c=navigator.connection,
intent=["pointermove","pointerdown","keydown","touchstart","focusin"],
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
try{if(sessionStorage.badge)d.documentElement.dataset.badge=1}catch{}
intent.map(e=>on(e,go,{capture:true,passive:true}));
if(c?.saveData||/2g|3g/.test(c?.effectiveType))return;
d.readyState==="complete"?idle():on("load",idle)
})()`.replaceAll('\n', '')
