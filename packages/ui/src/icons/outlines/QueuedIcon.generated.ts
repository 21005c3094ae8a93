import { outline } from '../outline.tsx';

export const QueuedIcon = /* @__PURE__ */ outline('Queued', [["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"M12 6v6l4 2"}]]);
