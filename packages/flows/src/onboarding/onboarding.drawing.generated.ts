// Generated from the machine by `pnpm atlas`: its diagram, laid out.
import type { Drawing } from '../atlas/diagram/drawing.ts';

export const drawing: Drawing = {
  width: 1098,
  height: 475,
  states: [
    {"id":"onboarding","name":"onboarding","kind":"compound","isInitial":true,"rows":[{"text":"profile.completed › done","kind":"person","to":null,"at":[0]}],"depth":0,"x":1,"y":1,"width":1096,"height":472.5},
    {"id":"onboarding.loading","name":"loading","kind":"plain","isInitial":true,"rows":[{"text":"loadProfile answers [isComplete]","kind":"system","to":"onboarding.done","at":[1]},{"text":"loadProfile answers","kind":"system","to":"onboarding.editing","at":[2]},{"text":"loadProfile fails","kind":"system","to":"onboarding.failedToLoad","at":[3]},{"text":"answer timeout is over","kind":"system","to":"onboarding.failedToLoad","at":[4]}],"depth":1,"x":29,"y":320,"width":238,"height":91},
    {"id":"onboarding.failedToLoad","name":"failedToLoad","kind":"plain","isInitial":false,"rows":[{"text":"load.retried","kind":"person","to":"onboarding.loading","at":[5]}],"depth":1,"x":575,"y":398.5,"width":120,"height":46},
    {"id":"onboarding.editing","name":"editing","kind":"compound","isInitial":false,"rows":[{"text":"profile.submitted [isValid]","kind":"person","to":"onboarding.submitting","at":[6]},{"text":"profile.submitted › invalid","kind":"person","to":null,"at":[7]}],"depth":1,"x":769,"y":57,"width":300,"height":233},
    {"id":"onboarding.editing.untouched","name":"untouched","kind":"plain","isInitial":true,"rows":[{"text":"field.changed","kind":"person","to":"onboarding.editing.touched","at":[8]}],"depth":2,"x":787,"y":128,"width":112,"height":46},
    {"id":"onboarding.editing.touched","name":"touched","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":null,"at":[9]}],"depth":2,"x":939,"y":184,"width":112,"height":46},
    {"id":"onboarding.editing.invalid","name":"invalid","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":null,"at":[10]}],"depth":2,"x":787,"y":226,"width":112,"height":46},
    {"id":"onboarding.submitting","name":"submitting","kind":"plain","isInitial":false,"rows":[{"text":"submission.cancelled","kind":"person","to":"onboarding.editing.touched","at":[11]},{"text":"saveProfile answers","kind":"system","to":"onboarding.done","at":[12]},{"text":"saveProfile fails [isRefused]","kind":"system","to":"onboarding.refused","at":[13]},{"text":"saveProfile fails","kind":"system","to":"onboarding.failed","at":[14]},{"text":"answer timeout is over","kind":"system","to":"onboarding.failed","at":[15]}],"depth":1,"x":307,"y":184,"width":218,"height":106},
    {"id":"onboarding.refused","name":"refused","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":"onboarding.editing.touched","at":[16]},{"text":"profile.submitted","kind":"person","to":"onboarding.submitting","at":[17]}],"depth":1,"x":128,"y":135.5,"width":139,"height":61},
    {"id":"onboarding.failed","name":"failed","kind":"plain","isInitial":false,"rows":[{"text":"field.changed","kind":"person","to":"onboarding.editing.touched","at":[18]},{"text":"profile.submitted","kind":"person","to":"onboarding.submitting","at":[19]}],"depth":1,"x":575,"y":150.5,"width":139,"height":61},
    {"id":"onboarding.done","name":"done","kind":"final","isInitial":false,"rows":[],"depth":1,"x":575,"y":232.5,"width":58,"height":31},
  ],
  arrows: [
    {"at":[1],"kind":"system","points":[[267,353.5],[565,353.5],[565,232.5],[575,232.5]]},
    {"at":[2],"kind":"system","points":[[267,368.5],[744,368.5],[744,194],[769,194]]},
    {"at":[3],"kind":"system","points":[[267,383.5],[535,383.5],[535,398.5],[575,398.5]]},
    {"at":[4],"kind":"system","points":[[267,398.5],[575,398.5]]},
    {"at":[5],"kind":"person","points":[[695,432],[724,432],[724,454.5],[19,454.5],[19,320],[29,320]]},
    {"at":[6],"kind":"person","points":[[1069,128],[1079,128],[1079,300],[297,300],[297,184],[307,184]]},
    {"at":[8],"kind":"person","points":[[899,161.5],[929,161.5],[929,184],[939,184]]},
    {"at":[11],"kind":"person","points":[[525,217.5],[535,217.5],[535,139.5],[734,139.5],[734,215],[919,215],[919,184],[939,184]]},
    {"at":[12],"kind":"system","points":[[525,232.5],[575,232.5]]},
    {"at":[13],"kind":"system","points":[[525,247.5],[535,247.5],[535,310],[19,310],[19,135.5],[128,135.5]]},
    {"at":[14],"kind":"system","points":[[525,262.5],[545,262.5],[545,150.5],[575,150.5]]},
    {"at":[15],"kind":"system","points":[[525,277.5],[555,277.5],[555,150.5],[575,150.5]]},
    {"at":[16],"kind":"person","points":[[267,169],[277,169],[277,118.5],[754,118.5],[754,204],[909,204],[909,184],[939,184]]},
    {"at":[17],"kind":"person","points":[[267,184],[307,184]]},
    {"at":[18],"kind":"person","points":[[714,184],[939,184]]},
    {"at":[19],"kind":"person","points":[[714,199],[724,199],[724,129.5],[287,129.5],[287,184],[307,184]]},
  ],
};
