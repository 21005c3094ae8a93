import { outline } from '../outline.tsx';

export const MinusIcon = /* @__PURE__ */ outline('Minus', [["path",{"d":"M5 12h14"}]]);
