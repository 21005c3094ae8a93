// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 1098,
  height: 460,
  states: [
    {"id":"onboarding","name":"onboarding","kind":"compound","isInitial":true,"rows":[],"depth":0,"x":1,"y":1,"width":1096,"height":457.5},
    {"id":"onboarding.loading","name":"loading","kind":"plain","isInitial":true,"rows":[{"text":"loadProfile answers [isComplete]","kind":"system","to":"onboarding.done","at":[0]},{"text":"loadProfile answers","kind":"system","to":"onboarding.editing","at":[1]},{"text":"loadProfile fails","kind":"system","to":"onboarding.failedToLoad","at":[2]},{"text":"answer timeout is over","kind":"system","to":"onboarding.failedToLoad","at":[3]}],"depth":1,"x":29,"y":305,"width":238,"height":91},
    {"id":"onboarding.failedToLoad","name":"failedToLoad","kind":"plain","isInitial":false,"rows":[{"text":"load.retried","kind":"person","to":"onboarding.loading","at":[4]}],"depth":1,"x":575,"y":383.5,"width":120,"height":46},
    {"id":"onboarding.editing","name":"editing","kind":"compound","isInitial":false,"rows":[{"text":"profile.submitted [isValid]","kind":"person","to":"onboarding.submitting","at":[5]},{"text":"profile.submitted › invalid","kind":"person","to":null,"at":[6]}],"depth":1,"x":769,"y":42,"width":300,"height":233},
    {"id":"onboarding.editing.untouched","name":"untouched","kind":"plain","isInitial":true,"rows":[{"text":"field.changed","kind":"person","to":"onboarding.editing.touched","at":[7]}],"depth":2,"x":787,"y":113,"width":112,"height":46},
    {"id":"onboarding.editing.touched","name":"touched","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":null,"at":[8]}],"depth":2,"x":939,"y":169,"width":112,"height":46},
    {"id":"onboarding.editing.invalid","name":"invalid","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":null,"at":[9]}],"depth":2,"x":787,"y":211,"width":112,"height":46},
    {"id":"onboarding.submitting","name":"submitting","kind":"plain","isInitial":false,"rows":[{"text":"submission.cancelled","kind":"person","to":"onboarding.editing.touched","at":[10]},{"text":"saveProfile answers","kind":"system","to":"onboarding.done","at":[11]},{"text":"saveProfile fails [isRefused]","kind":"system","to":"onboarding.refused","at":[12]},{"text":"saveProfile fails","kind":"system","to":"onboarding.failed","at":[13]},{"text":"answer timeout is over","kind":"system","to":"onboarding.failed","at":[14]}],"depth":1,"x":307,"y":169,"width":218,"height":106},
    {"id":"onboarding.refused","name":"refused","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":"onboarding.editing.touched","at":[15]},{"text":"profile.submitted","kind":"person","to":"onboarding.submitting","at":[16]}],"depth":1,"x":128,"y":120.5,"width":139,"height":61},
    {"id":"onboarding.failed","name":"failed","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":"onboarding.editing.touched","at":[17]},{"text":"profile.submitted","kind":"person","to":"onboarding.submitting","at":[18]}],"depth":1,"x":575,"y":135.5,"width":139,"height":61},
    {"id":"onboarding.done","name":"done","kind":"final","isInitial":false,"rows":[],"depth":1,"x":575,"y":217.5,"width":58,"height":31},
  ],
  arrows: [
    {"at":[0],"kind":"system","points":[[267,338.5],[565,338.5],[565,217.5],[575,217.5]]},
    {"at":[1],"kind":"system","points":[[267,353.5],[744,353.5],[744,179],[769,179]]},
    {"at":[2],"kind":"system","points":[[267,368.5],[535,368.5],[535,383.5],[575,383.5]]},
    {"at":[3],"kind":"system","points":[[267,383.5],[575,383.5]]},
    {"at":[4],"kind":"person","points":[[695,417],[724,417],[724,439.5],[19,439.5],[19,305],[29,305]]},
    {"at":[5],"kind":"person","points":[[1069,113],[1079,113],[1079,285],[297,285],[297,169],[307,169]]},
    {"at":[7],"kind":"person","points":[[899,146.5],[929,146.5],[929,169],[939,169]]},
    {"at":[10],"kind":"person","points":[[525,202.5],[535,202.5],[535,124.5],[734,124.5],[734,200],[919,200],[919,169],[939,169]]},
    {"at":[11],"kind":"system","points":[[525,217.5],[575,217.5]]},
    {"at":[12],"kind":"system","points":[[525,232.5],[535,232.5],[535,295],[19,295],[19,120.5],[128,120.5]]},
    {"at":[13],"kind":"system","points":[[525,247.5],[545,247.5],[545,135.5],[575,135.5]]},
    {"at":[14],"kind":"system","points":[[525,262.5],[555,262.5],[555,135.5],[575,135.5]]},
    {"at":[15],"kind":"person","points":[[267,154],[277,154],[277,103.5],[754,103.5],[754,189],[909,189],[909,169],[939,169]]},
    {"at":[16],"kind":"person","points":[[267,169],[307,169]]},
    {"at":[17],"kind":"person","points":[[714,169],[939,169]]},
    {"at":[18],"kind":"person","points":[[714,184],[724,184],[724,114.5],[287,114.5],[287,169],[307,169]]},
  ],
};
