import { outline } from '../outline.tsx';

export const CheckIcon = /* @__PURE__ */ outline('Check', [["path",{"d":"M20 6 9 17l-5-5"}]]);
