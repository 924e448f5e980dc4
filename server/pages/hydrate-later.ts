/**
 * The only script that runs before a page is drawn. It revives the page's own scripts, in their
 * order, after `load` and an idle moment, or at once on the first sign of intent. Where the visitor
 * saves data or the connection is slow, it waits for intent. Intent may come while the page is still
 * arriving: its scripts stand at its end, so they are revived when all of it is there. A revived
 * script keeps its text, so its hash in the Content-Security-Policy still matches. A pointer that
 * merely rests where a page appears is no intent: the events that it fires have no movement.
 */
export const hydrateLater = `(()=>{
let done=0;
const intent=["pointermove","pointerdown","keydown","touchstart","focusin"];
const go=e=>{
if(e&&e.type==="pointermove"&&!e.movementX&&!e.movementY)return;
if(document.readyState==="loading"){addEventListener("DOMContentLoaded",go,{once:true});return}
if(done++)return;
for(const e of intent)removeEventListener(e,go,true);
for(const old of document.querySelectorAll('script[type^="later/"]')){
const s=document.createElement("script");
if(old.type==="later/module")s.type="module";
s.textContent=old.textContent;old.replaceWith(s)}};
for(const e of intent)addEventListener(e,go,{capture:true,passive:true});
const c=navigator.connection;
if(c&&(c.saveData||/2g|3g/.test(c.effectiveType)))return;
const idle=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);
document.readyState==="complete"?idle():addEventListener("load",idle)
})()`.replaceAll('\n', '')
