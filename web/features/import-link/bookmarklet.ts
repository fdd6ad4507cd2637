import { isUuid } from '#core/contracts/uuid.ts'
import { newId } from '#web/lib/new-id.ts'
import { deviceStore } from '#web/state/device-store.ts'

const store = deviceStore('sous-bookmarklet', (kept) => (isUuid(kept) ? kept : ''))

/** Of this device: pages that come with it were sent by its user. */
export const bookmarkletKey = {
  get: store.get,
  make(): string {
    if (!store.get()) store.set(newId())
    return store.get()
  },
}

/**
 * Sends the page as it is shown, without scripts and forms, and with its structured data. A form works on more sites
 * than a request, which most policies forbid. Where a policy forbids forms to other sites, the link is sent instead.
 */
const SCRIPT = `(()=>{
const d=document,o=ORIGIN,u=location.href,c=d.documentElement.cloneNode(true);
for(const e of c.querySelectorAll('script:not([type*="ld+json"]),style,noscript,template,iframe,object,embed,svg,canvas,input,textarea,select,meta[name*="csrf" i],meta[name*="token" i]'))e.remove();
const f=d.createElement('form');
f.method='post';f.enctype='multipart/form-data';f.acceptCharset='utf-8';f.action=o+'/import-page';f.target='_blank';f.rel='noopener';f.style.display='none';
for(const[n,v]of Object.entries({url:u,key:KEY,html:'<!doctype html>'+c.outerHTML.slice(0,6e6)})){const t=d.createElement('textarea');t.name=n;t.value=v;f.append(t)}
d.addEventListener('securitypolicyviolation',e=>{if(e.effectiveDirective==='form-action')location.href=o+'/import-page?url='+encodeURIComponent(u)},{once:true});
(d.body||d.documentElement).append(f);
HTMLFormElement.prototype.submit.call(f);
setTimeout(()=>f.remove(),1e3)
})()`

export const bookmarklet = (origin: string, key: string): string => {
  const script = SCRIPT.replace('ORIGIN', () => JSON.stringify(origin)).replace('KEY', () =>
    JSON.stringify(key),
  )
  return `javascript:${encodeURIComponent(script.replaceAll('\n', ''))}`
}
