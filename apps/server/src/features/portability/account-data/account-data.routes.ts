import { Readable } from 'node:stream';
import { getAccountData } from '@app/contract/account';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { AccountDataService } from './account-data.service.ts';

/** Reading everything of a user is expensive. */
const rateLimit = { name: 'account-data', limit: 10, windowSeconds: 60 };

export function registerAccountDataRoutes(mount: Mount, accountData: AccountDataService): void {
  mount(
    getAccountData,
    async ({ userId, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      const text = Readable.from(accountData.exportData(userId), { objectMode: false });
      await reply.type('application/json; charset=utf-8').send(text);
      return responseSent;
    },
    { rateLimit, linkedFrom: '/settings/data' },
  );
}
