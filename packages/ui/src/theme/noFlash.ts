/**
 * Puts the saved theme on the document before the first paint. For the head of a page, ahead of what is drawn:
 *
 * `<script data-key="settings" data-initial="system">${noFlashScript}</script>`
 *
 * `data-key` names the entry of the local storage (default `theme`): `dark`, `light` or `system`, alone or as `theme` of
 * a JSON object. `data-initial` is for who has saved none (default `system`). `system` follows the machine by CSS alone.
 * What differs from page to page stands in the attributes, so that the text, and with it {@link noFlashHash}, is fixed.
 */
export const noFlashScript =
  '(()=>{const{key:k="theme",initial:i="system"}=document.currentScript.dataset;let t;try{t=localStorage.getItem(k);if(t&&t[0]=="{")t=JSON.parse(t).theme}catch{}document.documentElement.dataset.theme=["dark","light","system"].includes(t)?t:i})()';

/** What lets {@link noFlashScript} run under a Content-Security-Policy: a source of `script-src`, in quotes there. */
export const noFlashHash = 'sha256-uVrf/IT5qACsfdVADHJeQMT+r2j74pwbv3eZl/smwmo=';
