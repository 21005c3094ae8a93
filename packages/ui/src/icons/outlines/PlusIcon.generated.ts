import { outline } from '../outline.tsx';

export const PlusIcon = /* @__PURE__ */ outline('Plus', [["path",{"d":"M5 12h14"}],["path",{"d":"M12 5v14"}]]);
