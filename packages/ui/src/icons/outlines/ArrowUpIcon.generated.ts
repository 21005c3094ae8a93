import { outline } from '../outline.tsx';

export const ArrowUpIcon = /* @__PURE__ */ outline('ArrowUp', [["path",{"d":"m5 12 7-7 7 7"}],["path",{"d":"M12 19V5"}]]);
