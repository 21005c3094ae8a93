import { escapeHtml } from './html.ts';

export interface MailParts {
  readonly language: string;
  readonly product: string;
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly body: string;
  readonly button: string;
  readonly life: string;
  readonly notYou: string;
  readonly plainLink: string;
  readonly link: string;
  /** For another device, in place of the link. Left out where there is none. */
  readonly codeLabel?: string;
  readonly code?: string;
  readonly codeLife?: string;
  /** How mails of this kind are ended, and where. Left out where they answer what somebody did. */
  readonly endLabel?: string;
  readonly end?: string;
}

/** Mail programmes know neither oklch nor custom properties: the art direction's colours, as they read them. */
const pearl = {
  canvas: '#f6f4f0',
  sheet: '#fdfcfa',
  edge: '#e2dfd9',
  ink: '#1e1c25',
  muted: '#55525d',
  faint: '#6d6a76',
};
const night = {
  canvas: '#0d0c12',
  sheet: '#17161d',
  edge: '#2e2c36',
  ink: '#f1f0f5',
  muted: '#b0aeb9',
  faint: '#8f8c99',
};

const serif = `Fraunces,'Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif`;
const sans = `'Instrument Sans',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const mono = `'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace`;

const darkRules = `@media (prefers-color-scheme:dark){
.canvas{background:${night.canvas}!important}.sheet{background:${night.sheet}!important;border-color:${night.edge}!important}
.ink{color:${night.ink}!important}.muted{color:${night.muted}!important}.faint{color:${night.faint}!important}
.rule{border-color:${night.edge}!important}.act{background:${night.ink}!important}.act a{color:${night.canvas}!important}
.glass{background:linear-gradient(90deg,${night.sheet} 50%,${night.ink} 50%)!important;border-color:${night.muted}!important}}
@media (max-width:520px){.pad{padding-left:26px!important;padding-right:26px!important}.head{font-size:29px!important}}`;

/** A message as HTML: one sheet, one display line, one action. Tables and inline styles, as mail programmes need. */
export function layOut(parts: MailParts): string {
  const said = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, escapeHtml(value)]),
  ) as unknown as MailParts;
  const code = said.code === undefined ? '' : codeBlock(said);
  const end =
    said.end === undefined
      ? ''
      : ` <a class="faint" href="${said.end}" style="color:${pearl.faint}">${said.endLabel}</a>`;
  return `<!doctype html>
<html lang="${said.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${said.subject}</title><style>${darkRules}</style></head>
<body class="canvas" style="margin:0;padding:0;background:${pearl.canvas}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${said.preheader}</div>
<div role="main"><table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:${pearl.canvas}"><tr><td align="center" style="padding:44px 16px 56px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 22px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><div class="glass" style="width:15px;height:20px;border-radius:50%;border:1px solid ${pearl.faint};background:linear-gradient(90deg,${pearl.sheet} 50%,${pearl.ink} 50%)"></div></td>
<td class="ink" style="padding-left:11px;font:400 18px/24px ${serif};letter-spacing:-.01em;color:${pearl.ink}">${said.product}</td></tr></table></td></tr>
<tr><td class="sheet pad" style="background:${pearl.sheet};border:1px solid ${pearl.edge};border-radius:20px;padding:44px 44px 40px">
<h1 class="ink head" style="margin:0 0 14px;font:400 34px/1.14 ${serif};letter-spacing:-.022em;color:${pearl.ink}">${said.heading}</h1>
<p class="muted" style="margin:0 0 30px;font:400 16px/1.6 ${sans};color:${pearl.muted}">${said.body.replaceAll('\n', '<br>')}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="act" style="border-radius:11px;background:${pearl.ink}"><a href="${said.link}" style="display:inline-block;padding:14px 28px;font:600 15px/20px ${sans};color:${pearl.sheet};text-decoration:none;border-radius:11px">${said.button}</a></td></tr></table>
<p class="muted" style="margin:26px 0 0;font:400 14px/1.6 ${sans};color:${pearl.muted}">${said.life}</p>${code}
<div class="rule" style="margin:32px 0 22px;border-top:1px solid ${pearl.edge};font-size:0;line-height:0">&nbsp;</div>
<p class="faint" style="margin:0 0 8px;font:400 13px/1.6 ${sans};color:${pearl.faint}">${said.plainLink}</p>
<p style="margin:0;font:400 12px/1.65 ${mono};word-break:break-all"><a class="muted" href="${said.link}" style="color:${pearl.muted};text-decoration:none">${said.link}</a></p>
</td></tr>
<tr><td class="faint" style="padding:24px 6px 0;font:400 13px/1.6 ${sans};color:${pearl.faint}">${said.notYou}${end}</td></tr>
</table></td></tr></table></div></body></html>`;
}

/** The code, so large that it is read off one screen and typed on another. */
function codeBlock({ codeLabel, code, codeLife }: MailParts): string {
  return `
<div class="rule" style="margin:32px 0 24px;border-top:1px solid ${pearl.edge};font-size:0;line-height:0">&nbsp;</div>
<p class="muted" style="margin:0 0 10px;font:400 14px/1.6 ${sans};color:${pearl.muted}">${codeLabel}</p>
<p class="ink" style="margin:0 0 10px;font:500 30px/1.2 ${mono};letter-spacing:.06em;white-space:nowrap;color:${pearl.ink}">${code}</p>
<p class="muted" style="margin:0;font:400 14px/1.6 ${sans};color:${pearl.muted}">${codeLife}</p>`;
}
