import { toHex } from '../packages/ui/src/theme/tokens/colour.ts';
import { dark } from '../packages/ui/src/theme/tokens/dark.ts';
import { light } from '../packages/ui/src/theme/tokens/light.ts';

const groundOf = ({ surface, text }: typeof dark) => `{
  --studio-ground: ${toHex(surface.canvas)};
  --studio-block: color-mix(in srgb, ${toHex(text.base)} 7%, ${toHex(surface.canvas)});
}`;

/** For the head of the frame of pages: while one is prepared it has the ground of its theme, not white. */
export const groundWhilePreparing = `<script>
if (/[?&]globals=[^&]*theme:light/.test(decodeURIComponent(location.search))) document.documentElement.dataset.ground = 'light';
</script>
<style>
:root ${groundOf(dark)}
[data-ground="light"] ${groundOf(light)}
html:not(:has(> .sb-show-main, > .sb-show-errordisplay, > .sb-show-nopreview)),
body .sb-preparing-story,
body .sb-preparing-docs { background: var(--studio-ground); }
body .sb-preparing-docs .sb-previewBlock {
  background: var(--studio-block);
  border-color: transparent;
  box-shadow: none;
}
body .sb-preparing-docs :is(.sb-previewBlock_icon, .sb-argstableBlock-body, .sb-argstableBlock-body :is(tr, td)) {
  background: none;
  border-color: transparent;
  box-shadow: none;
}
body .sb-preparing-docs .sb-argstableBlock :is(span, button) { background: var(--studio-block); }
</style>`;
