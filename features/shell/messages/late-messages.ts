// The list of messages, whose code and words come when it is first opened, or ahead on a desk that has nothing else to do.
import { latePlace } from '#components/ui/late/late-part.tsx';
import { withLateWords } from '#lib/i18n/late-words.tsx';

export const LateMessages = latePlace(() => withLateWords('inbox', async () => (await import('./own-messages.tsx')).OwnMessages));
