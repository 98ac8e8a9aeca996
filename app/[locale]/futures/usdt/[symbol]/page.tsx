// The desk of a USDT-margined contract.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../messages/page-messages.tsx';
import { FuturesDesk, futuresMetadata, type DeskProps } from '../../futures-desk.tsx';

export const generateMetadata = (page: DeskProps): Promise<Metadata> => futuresMetadata('usdt', page);

export default function UsdtPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'positions', 'ticket']}>
      <FuturesDesk line="usdt" page={page} />
    </PageMessages>
  );
}
