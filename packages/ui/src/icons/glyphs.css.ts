import { vars } from '../theme/contract.css.ts';
import { primitive } from '../theme/mixins.css.ts';

export const coinTop = primitive({ stopColor: vars.gold.solidTop });
export const coinBottom = primitive({ stopColor: vars.gold.solidBottom });
export const coinRim = primitive({ stroke: vars.gold.text });
export const crystalEdge = primitive({ stroke: vars.violet.text });
export const crystal = primitive({ fill: vars.violet.text });
export const glassTop = primitive({ stopColor: vars.text.base });
export const glassBottom = primitive({ stopColor: vars.text.faint });
