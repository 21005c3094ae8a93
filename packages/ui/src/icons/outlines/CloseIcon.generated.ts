import { outline } from '../outline.tsx';

export const CloseIcon = /* @__PURE__ */ outline('Close', [["path",{"d":"M18 6 6 18"}],["path",{"d":"m6 6 12 12"}]]);
