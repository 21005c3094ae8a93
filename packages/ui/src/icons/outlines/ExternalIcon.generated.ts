import { outline } from '../outline.tsx';

export const ExternalIcon = /* @__PURE__ */ outline('External', [["path",{"d":"M7 7h10v10"}],["path",{"d":"M7 17 17 7"}]]);
