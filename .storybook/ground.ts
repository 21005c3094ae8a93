import { toHex } from '../packages/ui/src/theme/tokens/colour.ts';
import { dark } from '../packages/ui/src/theme/tokens/dark.ts';
import { light } from '../packages/ui/src/theme/tokens/light.ts';

const groundOf = ({ surface, fill }: typeof dark) => `{
  --studio-ground: ${toHex(surface.canvas)};
  --studio-block: ${toHex(fill.quiet)};
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
body .sb-preparing-docs :is(.sb-previewBlock, .sb-argstableBlock, .sb-previewBlock_icon, .sb-argstableBlock-body) {
  background: var(--studio-block);
  border-color: transparent;
  box-shadow: none;
}
</style>`;
