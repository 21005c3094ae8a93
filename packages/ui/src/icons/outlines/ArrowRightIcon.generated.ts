import { outline } from '../outline.tsx';

export const ArrowRightIcon = /* @__PURE__ */ outline('ArrowRight', [["path",{"d":"M5 12h14"}],["path",{"d":"m12 5 7 7-7 7"}]]);
