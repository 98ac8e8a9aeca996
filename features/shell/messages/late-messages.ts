// The list of messages, whose code and words come when it is first opened, or ahead on a desk that has nothing else to do.
import { latePlace } from '#components/ui/late/late-part.tsx';

export const LateMessages = latePlace(async () => (await import('./worded-messages.ts')).wordedMessages());
