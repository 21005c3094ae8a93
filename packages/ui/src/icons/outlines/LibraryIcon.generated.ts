import { outline } from '../outline.tsx';

export const LibraryIcon = /* @__PURE__ */ outline('Library', [["path",{"d":"m16 6 4 14"}],["path",{"d":"M12 6v14"}],["path",{"d":"M8 8v12"}],["path",{"d":"M4 4v16"}]]);
