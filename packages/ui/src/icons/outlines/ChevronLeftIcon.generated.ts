import { outline } from '../outline.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ outline('ChevronLeft', [["path",{"d":"m15 18-6-6 6-6"}]]);
