/** Everything that IBM asks of its own pages: WCAG 2.2 at A and AA, and rules of ARIA beyond it. */
const ruleset = 'IBM_Accessibility';

/** Rules that are not asked of a story, and why. */
const notAsked: Record<string, string> = {
  aria_complementary_label_visible: 'a landmark needs a name; that it is printed as well is taste',
  aria_attribute_redundant: 'React Aria writes aria-disabled beside disabled; both say the same',
  aria_attribute_deprecated: 'React Aria marks the group around an invalid number as well as its input',
};

/** A story is a part of a page: where its content lies in the page is asked of whole pages alone. */
const ofPages = new Set(['aria_content_in_landmark', 'skip_main_exists']);

/** Elements that a rule does not know, and why they are right. */
const exceptions: readonly { rule: string; selector: string; because: string }[] = [
  {
    rule: 'aria_child_valid',
    selector: '[role="radiogroup"]:has(label > * input[type="radio"], label > input[type="radio"])',
    because: 'the engine does not look for radios inside their labels',
  },
  {
    rule: 'aria_child_valid',
    selector: '[role="menu"]:has(> [role="separator"])',
    because: 'ARIA 1.3 and the authoring practices allow a separator in a menu',
  },
  {
    rule: 'aria_role_redundant',
    selector: 'ul[role="list"], ol[role="list"]',
    because: 'Safari takes the role from a list without bullets',
  },
  {
    rule: 'fieldset_legend_valid',
    selector: 'fieldset[aria-labelledby]',
    because: 'it has a name; a legend cannot stand in a line with what is beside it',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector:
      ':is([role="group"], [role="region"], section):is([aria-label], [aria-labelledby])[tabindex="0"]',
    because: 'what scrolls has to be reached by the keyboard, and has a name',
  },
];

/**
 * What IBM's Equal Access engine finds wrong for certain in the whole document; what it asks a person to look at is
 * not counted. The answer is one line an element; empty when there is nothing.
 */
export async function checkEqualAccess(isWholePage: boolean): Promise<string[]> {
  const { Checker } = await import('accessibility-checker-engine/ace-node.js');
  const { results } = await new Checker().check(document, [ruleset]);
  return results.flatMap(({ ruleId, value, message, node, snippet }) => {
    if (value[1] !== 'FAIL' || ruleId in notAsked || (!isWholePage && ofPages.has(ruleId))) return [];
    const isKnown = exceptions.some(
      ({ rule, selector }) => rule === ruleId && node instanceof Element && node.matches(selector),
    );
    return isKnown ? [] : [`${ruleId}: ${message} (${snippet.slice(0, 200)})`];
  });
}
