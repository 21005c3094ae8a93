import { isPromptEmpty, promptSlots } from '@mirror-studio/domain/prompts';
import { isNothingMissing, type promptStudioMachine } from '@mirror-studio/state-machines/prompt-studio';
import { PromptActions } from '@mirror-studio/ui/PromptActions';
import { PromptExamples } from '@mirror-studio/ui/PromptExamples';
import { PromptRitual } from '@mirror-studio/ui/PromptRitual';
import { PromptSentence, type ReadSlots } from '@mirror-studio/ui/PromptSentence';
import { PromptShelf } from '@mirror-studio/ui/PromptShelf';
import { PromptStudioLayout } from '@mirror-studio/ui/PromptStudioLayout';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof promptStudioMachine>;

export interface PromptStudioViewProps {
  /** The machine as it stands. */
  snapshot: Snapshot;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof promptStudioMachine>) => void;
  /** The name of the language model that varies and improves; left out, the built-in composer does. */
  model?: string;
  /** More to do with the prompt, such as to keep it. */
  more?: ReactNode;
}

/** The prompt studio as its machine stands. */
export function PromptStudioView({ snapshot, send, model, more }: PromptStudioViewProps) {
  const { slots, slot, typed, seed, reading, recent, template, proposal, isInstead, past, future } =
    snapshot.context;
  const isInRitual = snapshot.hasTag('ritual');
  const isEmpty = isPromptEmpty(slots);
  const state = stateOf(snapshot);
  const isRead = state === 'read';
  const isResting = snapshot.matches({ desk: 'resting' });
  const fillings = {
    typed: typed?.slot === slot ? typed.words : undefined,
    onType: (words: string) => send({ type: 'slot.typed', words }),
    onFill: (filled: typeof slot, value: NonNullable<(typeof slots)[typeof slot]>, words: string) =>
      send({ type: 'slot.filled', slot: filled, value, words }),
    onClear: (emptied: typeof slot) => send({ type: 'slot.cleared', slot: emptied }),
  };
  return (
    <PromptStudioLayout
      sentence={
        <PromptSentence
          slots={slots}
          read={readOf(snapshot)}
          faults={isRead ? reading?.faults : undefined}
          openSlot={snapshot.matches({ desk: 'filling' }) ? slot : null}
          currentSlot={isInRitual ? slot : null}
          onOpen={(opened) => send({ type: 'slot.opened', slot: opened })}
          onClose={() => send({ type: 'slot.closed' })}
          {...fillings}
        />
      }
      actions={
        isInRitual ? (
          <PromptRitual
            slot={slot}
            value={slots[slot]}
            onSkip={() => send({ type: 'ritual.skipped' })}
            onBack={() => send({ type: 'ritual.returned' })}
            onEnd={() => send({ type: 'ritual.ended' })}
            {...fillings}
          />
        ) : (
          <PromptActions
            isEmpty={isEmpty}
            text={isRead ? reading?.text : undefined}
            pending={
              snapshot.matches({ desk: 'varying' })
                ? 'vary'
                : snapshot.matches({ desk: 'improving' })
                  ? 'improve'
                  : null
            }
            {...(model !== undefined && { model })}
            isInstead={isInstead}
            proposal={proposal}
            isNothingMissing={isNothingMissing(snapshot.context)}
            isProposed={snapshot.matches({ desk: 'proposed' })}
            onUndo={past.length > 0 ? () => send({ type: 'undo.requested' }) : undefined}
            onRedo={future.length > 0 ? () => send({ type: 'redo.requested' }) : undefined}
            onBegin={() => send({ type: 'shoot.requested', example: 0 })}
            onCopy={() => send({ type: 'prompt.copied' })}
            onVary={() => send({ type: 'vary.requested' })}
            onImprove={() => send({ type: 'improve.requested' })}
            onCancel={() => send({ type: 'request.cancelled' })}
            onAccept={() => send({ type: 'proposal.accepted' })}
            onDismiss={() => send({ type: 'proposal.dismissed' })}
            onRitual={() => send({ type: 'ritual.begun' })}
            onStartOver={() => send({ type: 'prompt.cleared' })}
            more={more}
          />
        )
      }
      examples={
        <PromptExamples
          state={state}
          examples={reading?.examples}
          combinations={reading?.combinations}
          seed={seed}
          onDraw={isRead && isResting ? () => send({ type: 'seed.drawn' }) : undefined}
          onShoot={isResting ? (example) => send({ type: 'shoot.requested', example }) : undefined}
          onRetry={() => send({ type: 'reading.retried' })}
        />
      }
      shelf={
        isInRitual ? undefined : (
          <PromptShelf
            template={template}
            recent={recent}
            onTemplate={(id, from) => send({ type: 'template.chosen', id, slots: from })}
            onRecent={(prompt) => send({ type: 'recent.chosen', prompt })}
          />
        )
      }
    />
  );
}

function stateOf(snapshot: Snapshot): 'empty' | 'reading' | 'read' | 'failed' {
  if (isPromptEmpty(snapshot.context.slots)) return 'empty';
  if (snapshot.matches({ reading: 'failed' })) return 'failed';
  return snapshot.matches({ reading: 'settled' }) ? 'read' : 'reading';
}

/** The words of each slot, cut where they alternate if that is known of these words. */
function readOf({ context: { words, reading } }: Snapshot): ReadSlots {
  const known = promptSlots.flatMap((slot) => {
    const said = words[slot];
    if (said === undefined) return [];
    const read = reading?.slots[slot];
    return [[slot, read?.words === said ? read : { words: said }] as const];
  });
  return Object.fromEntries(known);
}
