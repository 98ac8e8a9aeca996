// The text typed into a form that was left: for another page, by a session that ended, or on the way to the login.
import * as z from 'zod/mini';

/** A price typed longer ago than this is no longer anybody's intention. */
const goodForMs = 60 * 60 * 1000;

const placeOf = (form: string): string => `meridian.${form}`;

const draft = z.object({
  keptMs: z.number(),
  /** Null: a visitor's, and then whoever logs in. */
  userId: z.nullable(z.string()),
  state: z.unknown(),
});

/** In this tab only; one per form, which is named with what it is about. A browser that keeps nothing forgets it. */
export function keepDraft(form: string, userId: string | null, state: unknown, nowMs: number = Date.now()): void {
  try {
    window.sessionStorage.setItem(placeOf(form), JSON.stringify({ keptMs: nowMs, userId, state }));
  } catch {
    // Storage is off or full.
  }
}

export function dropDraft(form: string): void {
  try {
    window.sessionStorage.removeItem(placeOf(form));
  } catch {
    // Storage is off.
  }
}

/**
 * Once: what has been read is gone. Null: nothing, another user's, too old, or not understood by `read`.
 * A user's draft waits where nobody is logged in: that user may come back.
 */
export function takeDraft<State>(
  form: string,
  userId: string | null,
  read: (kept: unknown) => State | null,
  nowMs: number = Date.now(),
): State | null {
  try {
    const text = window.sessionStorage.getItem(placeOf(form));
    const kept = draft.safeParse(text === null ? null : JSON.parse(text));
    if (kept.success && kept.data.userId !== null && userId === null) return null;
    dropDraft(form);
    if (!kept.success || nowMs - kept.data.keptMs > goodForMs) return null;
    if (kept.data.userId !== null && kept.data.userId !== userId) return null;
    return read(kept.data.state);
  } catch {
    dropDraft(form);
    return null;
  }
}
