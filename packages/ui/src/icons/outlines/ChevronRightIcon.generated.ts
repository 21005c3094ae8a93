import { outline } from '../outline.tsx';

export const ChevronRightIcon = /* @__PURE__ */ outline('ChevronRight', [["path",{"d":"m9 18 6-6-6-6"}]]);
