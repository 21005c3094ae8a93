import { outline } from '../outline.tsx';

export const ChevronDownIcon = /* @__PURE__ */ outline('ChevronDown', [["path",{"d":"m6 9 6 6 6-6"}]]);
