// The notices of a line, apart from the desk or panel that they are on, which is not drawn again for them.
import { useDeskNotices } from './use-desk-notices.ts';

export function DeskNotices({ lineKey, isDesk }: { readonly lineKey: string; readonly isDesk: boolean }) {
  useDeskNotices(lineKey, isDesk);
  return null;
}
