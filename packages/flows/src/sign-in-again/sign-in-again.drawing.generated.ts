// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 576,
  height: 280,
  states: [
    {"id":"signInAgain","name":"signInAgain","kind":"compound","isInitial":true,"rows":[{"text":"session.opened › done","kind":"person","to":null,"at":[0]}],"depth":0,"x":1,"y":1,"width":574,"height":278},
    {"id":"signInAgain.arrived","name":"arrived","kind":"passing","isInitial":true,"rows":[{"text":"at once [isProofDue]","kind":"system","to":"signInAgain.proving","at":[1]},{"text":"at once","kind":"system","to":"signInAgain.byMail","at":[2]}],"depth":1,"x":29,"y":149,"width":158,"height":61},
    {"id":"signInAgain.byMail","name":"byMail","kind":"plain","isInitial":false,"rows":[{"text":"way.chosen [isPassword]","kind":"person","to":"signInAgain.byPassword","at":[3]},{"text":"proof.asked","kind":"person","to":"signInAgain.proving","at":[4]}],"depth":1,"x":227,"y":100.5,"width":178,"height":61},
    {"id":"signInAgain.byPassword","name":"byPassword","kind":"plain","isInitial":false,"rows":[{"text":"way.chosen [isMail]","kind":"person","to":"signInAgain.byMail","at":[5]},{"text":"proof.asked","kind":"person","to":"signInAgain.proving","at":[6]}],"depth":1,"x":35,"y":67,"width":152,"height":61},
    {"id":"signInAgain.proving","name":"proving","kind":"plain","isInitial":false,"rows":[{"text":"session.ended","kind":"person","to":"signInAgain.byMail","at":[7]}],"depth":1,"x":435,"y":171.5,"width":112,"height":46},
    {"id":"signInAgain.done","name":"done","kind":"final","isInitial":false,"rows":[],"depth":1,"x":79,"y":230,"width":58,"height":31},
  ],
  arrows: [
    {"at":[1],"kind":"system","points":[[187,182.5],[415,182.5],[415,171.5],[435,171.5]]},
    {"at":[2],"kind":"system","points":[[187,197.5],[207,197.5],[207,100.5],[227,100.5]]},
    {"at":[3],"kind":"person","points":[[405,134],[415,134],[415,57],[19,57],[19,67],[35,67]]},
    {"at":[4],"kind":"person","points":[[405,149],[425,149],[425,171.5],[435,171.5]]},
    {"at":[5],"kind":"person","points":[[187,100.5],[227,100.5]]},
    {"at":[6],"kind":"person","points":[[187,115.5],[217,115.5],[217,171.5],[435,171.5]]},
    {"at":[7],"kind":"person","points":[[547,205],[557,205],[557,90.5],[197,90.5],[197,100.5],[227,100.5]]},
  ],
};
