import { outline } from '../outline.tsx';

export const FilterIcon = /* @__PURE__ */ outline('Filter', [["path",{"d":"M2 5h20"}],["path",{"d":"M6 12h12"}],["path",{"d":"M9 19h6"}]]);
