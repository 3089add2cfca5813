import type { ConversationDetail } from '@app/contract/conversations';
import type { ExportQuery, SharedPage } from '@app/contract/sharing';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import { findToken, hashToken } from '#platform/derived-token.ts';
import { newToken } from '#platform/ids.ts';
import { activePath, type ConversationsService } from './conversations.service.ts';
import type { DocumentLists } from './document-lists.ts';
import { type ExportedFile, exportFile } from './sharing/conversation-export.ts';
import { messageMarkdown } from './sharing/message-markdown.ts';
import { shareToken, shareTokenForm } from './sharing/share-token.ts';
import { shareNotFound } from './sharing/sharing.errors.ts';
import * as repository from './sharing/sharing.repository.ts';

export interface SharingDependencies {
  db: Database;
  clock: Clock;
  secretKey: string;
  formerSecretKeys: readonly string[];
  conversations: Pick<ConversationsService, 'getDetail'>;
  listDocuments: DocumentLists['list'];
  timeZoneOf: TimeZoneOf;
  /** Replaces passwords, keys and the like in a text. */
  maskSecrets: (text: string) => string;
}

/** A share link without its URL, which the routes build from the origin and the token. */
export interface OwnShare {
  token: string;
  /** Whether the page shows the conversation as it is now; otherwise it shows a copy made at `sharedAt`. */
  isLive: boolean;
  sharedAt: string;
}

export { titleOf } from './sharing/conversation-export.ts';
export { createTimeFormat, listLeaves, writeTurns } from './sharing/conversation-turns.ts';
export { type FileLink, messageMarkdown } from './sharing/message-markdown.ts';

const MAX_SHARES = 500;

export type SharingService = ReturnType<typeof createSharingService>;

/** Makes one conversation available outside of the app: as a file, or as a public page behind a link. */
export function createSharingService(dependencies: SharingDependencies) {
  const { db, clock, secretKey, conversations, timeZoneOf } = dependencies;
  return {
    /** Throws conversations.not_found. */
    exportFile: async (userId: string, id: string, query: ExportQuery): Promise<ExportedFile> => {
      const [conversation, documents, timeZone] = await Promise.all([
        conversations.getDetail(userId, id),
        dependencies.listDocuments(userId, id),
        timeZoneOf(userId),
      ]);
      return exportFile({ ...conversation, documents }, query, timeZone);
    },

    /** Throws conversations.not_found. */
    find: async (userId: string, id: string): Promise<OwnShare | null> => {
      await conversations.getDetail(userId, id);
      const row = await repository.findShare(db, userId, id);
      return row === undefined ? null : toOwnShare(dependencies, userId, row);
    },

    /**
     * The user's links to conversations that are not in the trash, newest first. Links whose token is lost are among
     * them, because their pages are still public.
     */
    list: async (userId: string): Promise<(OwnShare & { conversationId: string; title: string })[]> => {
      const shares = await repository.listShares(db, userId, MAX_SHARES);
      return shares.map(({ share, title }) => ({
        ...toOwnShare(dependencies, userId, share),
        conversationId: share.conversationId,
        title,
      }));
    },

    /**
     * Creates the link, or updates it with the same token. A link whose token is lost is replaced by a new one. Throws
     * conversations.not_found.
     */
    share: async (userId: string, id: string, isLive: boolean): Promise<OwnShare> => {
      const snapshot = toPage(dependencies, await conversations.getDetail(userId, id));
      return inTransaction(db, async (tx) => {
        await deleteLostShare(dependencies, { tx, userId }, id);
        const shown = { snapshot: isLive ? null : snapshot, createdAt: clock.now() };
        const saved = await repository.saveShare(tx, userId, { ...newLink(secretKey, userId, id), ...shown });
        await bumpUserVersion(tx, userId);
        return toOwnShare(dependencies, userId, saved);
      });
    },

    /** The link never works again. Throws conversations.not_found. */
    revoke: async (userId: string, id: string): Promise<void> => {
      await conversations.getDetail(userId, id);
      await inTransaction(db, async (tx) => {
        await repository.deleteShare(tx, userId, id);
        await bumpUserVersion(tx, userId);
      });
    },

    /** For anyone with the link. Throws sharing.not_found. */
    open: async (token: string): Promise<SharedPage> => {
      const row = await repository.findByToken(db, hashToken(token));
      if (row === undefined) throw shareNotFound();
      const page = row.snapshot ?? toPage(dependencies, await conversations.getDetail(row.userId, row.conversationId));
      return { ...page, isLive: row.snapshot === null, sharedAt: row.createdAt.toISOString() };
    },
  };
}

function newLink(secretKey: string, userId: string, conversationId: string) {
  const nonce = newToken();
  const tokenHash = hashToken(shareToken(secretKey, { userId, conversationId, nonce }));
  return { conversationId, nonce, tokenHash, sealedToken: null };
}

type Keys = Pick<SharingDependencies, 'secretKey' | 'formerSecretKeys'>;

/** Undefined if the token is lost: it was made with a key that is no longer configured, so it cannot be made again. */
function findOwnToken({ secretKey, formerSecretKeys }: Keys, userId: string, row: repository.ShareRow) {
  return findToken({ current: secretKey, former: formerSecretKeys }, row, shareTokenForm({ ...row, userId }));
}

async function deleteLostShare(keys: Keys, { tx, userId }: OwnerScope, id: string): Promise<void> {
  const share = await repository.findShare(tx, userId, id);
  if (share !== undefined && findOwnToken(keys, userId, share) === undefined)
    await repository.deleteShare(tx, userId, id);
}

function toOwnShare(keys: Keys, userId: string, row: repository.ShareRow): OwnShare {
  const { snapshot, createdAt } = row;
  return {
    // A lost token is replaced by one made with the current key. The new token opens no page, but with it the list
    // shows that the page is public, so that the person can revoke the link.
    token: findOwnToken(keys, userId, row) ?? shareTokenForm({ ...row, userId }).derive(keys.secretKey),
    isLive: snapshot === null,
    sharedAt: createdAt.toISOString(),
  };
}

/** The public page of a conversation: its shown branch, with secrets masked. */
function toPage(
  { maskSecrets }: Pick<SharingDependencies, 'maskSecrets'>,
  { title, messages, activeLeafId }: ConversationDetail,
): repository.StoredSharePage {
  return {
    title: maskSecrets(title),
    messages: activePath(messages, activeLeafId).map((message) => ({
      id: message.id,
      role: message.role,
      content: maskSecrets(messageMarkdown(message, { isPublic: true })),
      createdAt: message.createdAt,
    })),
  };
}
