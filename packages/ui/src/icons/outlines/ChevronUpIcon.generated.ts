import { outline } from '../outline.tsx';

export const ChevronUpIcon = /* @__PURE__ */ outline('ChevronUp', [["path",{"d":"m18 15-6-6-6 6"}]]);
