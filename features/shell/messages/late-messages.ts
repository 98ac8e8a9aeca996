// The list of messages, whose code comes when it is first opened.
import { latePlace } from '#components/ui/late/late-part.tsx';

export const LateMessages = latePlace(async () => (await import('./worded-messages.tsx')).default);
