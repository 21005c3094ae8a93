import { outline } from '../outline.tsx';

export const PhoneIcon = /* @__PURE__ */ outline('Phone', [["rect",{"width":"14","height":"20","x":"5","y":"2","rx":"2","ry":"2"}],["path",{"d":"M12 18h.01"}]]);
