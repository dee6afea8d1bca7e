import type { OwnHandlers } from '#http/mount-api.ts';
import type { MakeOwnStatement } from './own-statement.ts';

/** @param makeOwnStatement draws pages, so it may work in another thread */
export function ownStatementHandlers(makeOwnStatement: MakeOwnStatement) {
  return {
    makeMyStatement: async ({ body: { date, language }, caller: { companyId, employeeId } }) => {
      const asked = { companyId, employeeId, date: date ?? undefined, language };
      const { fileName, mediaType, bytes } = await makeOwnStatement(asked);
      return { fileName, mediaType, base64: Buffer.from(bytes).toString('base64') };
    },
  } satisfies OwnHandlers;
}
