const pearl = `color-scheme:light;
--canvas:oklch(.972 .006 90);--raised:oklch(.992 .006 90);--hair-top:oklch(.21 .02 288/.1);--hair-bottom:oklch(.21 .02 288/.18);
--ink:oklch(.238 .014 288);--muted:oklch(.44 .014 288);--faint:oklch(.51 .012 288);--divider:oklch(.21 .02 288/.1);
--act-top:oklch(.34 .016 288);--act-bottom:oklch(.22 .016 288);--on-act:oklch(1 0 0);--ring:oklch(.238 .014 288);--glow:oklch(1 0 0/.9)`;

/** The look of the local inbox: the darkroom, or pearl paper where the app shows it, in the art direction's starting values. */
export const inboxStyle = `
:root{color-scheme:dark;
--canvas:oklch(.165 .014 288);--raised:oklch(.205 .014 288);--hair-top:oklch(.97 .008 288/.14);--hair-bottom:oklch(.97 .008 288/.045);
--ink:oklch(.955 .008 288);--muted:oklch(.76 .01 288);--faint:oklch(.64 .01 288);--divider:oklch(.97 .008 288/.08);
--act-top:oklch(.97 .004 288);--act-bottom:oklch(.86 .01 288);--on-act:oklch(.165 .014 288);--ring:oklch(.98 .006 288);--glow:oklch(.97 .008 288/.05);
--serif:Fraunces,'Iowan Old Style',Palatino,'Palatino Linotype','Book Antiqua',Georgia,serif;
--sans:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
:root[data-theme=light]{${pearl}}
@media(prefers-color-scheme:light){:root[data-theme=system]{${pearl}}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:radial-gradient(60rem 34rem at 82% -12rem,var(--glow),transparent) no-repeat var(--canvas);color:var(--ink);
font:400 1rem/1.6 var(--sans);-webkit-font-smoothing:antialiased;padding:clamp(1.5rem,5vw,4.5rem) clamp(1.25rem,5vw,5rem) 6rem}
.room{display:grid;gap:clamp(2.5rem,6vw,6rem);grid-template-columns:minmax(0,19rem) minmax(0,44rem);justify-content:center;align-items:start}
aside{position:sticky;top:clamp(1.5rem,5vw,4.5rem)}
.mark{display:flex;align-items:center;gap:.75rem;font:400 1.1875rem/1 var(--serif);letter-spacing:-.01em;color:var(--ink);text-decoration:none}
.mark svg{display:block}
h1{margin:clamp(2rem,6vw,4.5rem) 0 1rem;font:380 clamp(2.375rem,1.9rem + 2vw,3.25rem)/1.04 var(--serif);letter-spacing:-.03em;word-spacing:.06em;text-wrap:balance}
.lead{color:var(--muted);max-width:34ch;text-wrap:pretty}
.count{margin-top:2rem;padding-top:1.25rem;border-top:1px solid var(--divider);color:var(--faint);font-size:.875rem;font-variant-numeric:tabular-nums}
ol{list-style:none;padding:0;display:grid;gap:1rem}
.letter{position:relative;border-radius:20px;background:var(--raised);padding:clamp(1.375rem,3vw,2rem)}
.letter::before{content:'';position:absolute;inset:0;border-radius:inherit;padding:1px;background:linear-gradient(var(--hair-top),var(--hair-bottom));
-webkit-mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);pointer-events:none}
.letter header{display:flex;gap:1rem 2rem;justify-content:space-between;align-items:baseline;flex-wrap:wrap}
h2{font:380 1.5rem/1.2 var(--serif);letter-spacing:-.018em;word-spacing:.04em;text-wrap:balance}
time{color:var(--faint);font-size:.875rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.to{color:var(--muted);font-size:.9375rem;overflow-wrap:anywhere;margin-top:.375rem}
.note{margin-top:1.25rem;padding:.875rem 1.125rem;border-radius:4px 14px 14px 14px;background:var(--divider);width:fit-content;max-width:34rem;overflow-wrap:anywhere;text-wrap:pretty}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem;margin-top:1.5rem}
.act{display:inline-flex;align-items:center;min-height:42px;padding:0 1.25rem;border-radius:11px;font-weight:600;font-size:.9375rem;text-decoration:none;
color:var(--on-act);background:linear-gradient(var(--act-top),var(--act-bottom));transition:filter .12s}
.act:hover{filter:brightness(1.07)}
.letter:not(:first-child) .act{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--hair-bottom),inset 0 1px 0 var(--hair-top)}
.letter:not(:first-child) .act:hover{background:var(--divider)}
details{margin-top:-42px}
summary{cursor:pointer;color:var(--muted);font-size:.875rem;width:fit-content;list-style:none;border-radius:6px;min-height:42px;line-height:42px;margin-inline-start:auto}
summary::-webkit-details-marker{display:none}
summary::after{content:'';display:inline-block;width:.4rem;height:.4rem;margin:0 0 .15rem .55rem;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(45deg);transition:transform .2s}
details[open] summary::after{transform:translateY(.2rem) rotate(-135deg)}
summary:hover{color:var(--ink)}
iframe{display:block;width:100%;height:43rem;margin-top:.875rem;border:0;border-radius:12px;background:var(--canvas)}
.empty{border-radius:20px;padding:clamp(3rem,9vw,6rem) 2rem;text-align:center;border:1px dashed var(--divider)}
.empty p{color:var(--muted);max-width:36ch;margin:.75rem auto 0;text-wrap:balance}
:focus-visible{outline:2px solid var(--ring);outline-offset:3px}
.press{display:grid;gap:clamp(2rem,6vw,3.5rem);align-content:start;justify-content:center;grid-template-columns:minmax(0,34rem)}
.press h1{margin:0 0 1rem;font-size:clamp(2rem,1.7rem + 1.6vw,2.625rem)}
.press .lead{max-width:none;overflow-wrap:anywhere}
.press form{margin:1.75rem 0}
.press .act{border:0;font-family:inherit;cursor:pointer}
.press .letter>p:not(.lead){color:var(--faint);font-size:.875rem;margin-top:.75rem;text-wrap:pretty}
@media (max-width:60rem){.room{grid-template-columns:minmax(0,44rem)}aside{position:static}h1{margin-top:2rem}.count{margin-top:1.25rem}}
@media (pointer:coarse){.act,summary{min-height:44px;line-height:44px}}
@media (max-width:30rem){details{margin-top:.5rem}summary{margin-inline-start:0}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.letter{border:1px solid CanvasText}.act{border:1px solid ButtonText}}
`;
