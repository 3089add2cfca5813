/** All error codes with their status and a sentence that can be shown to users. Codes are `feature.reason`. */
import * as z from 'zod/mini';

export const errorCatalogue = {
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },

  'request.invalid': { status: 400, message: 'This request is invalid. Please check it and try again.' },
  'request.not_json': { status: 400, message: 'This request is not valid JSON.' },
  'request.too_slow': { status: 408, message: 'This request took too long to arrive. Please try again.' },
  'request.too_large': { status: 413, message: 'This request is too large.' },
  'request.unsupported_media': { status: 415, message: 'This content type is not supported here.' },
  'request.rate_limited': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'request.origin_refused': { status: 403, message: 'This request came from another website and was refused.' },
  'request.host_refused': { status: 403, message: 'The app cannot be used at this address.' },
  'request.not_found': { status: 404, message: 'There is nothing at this address.' },

  'server.database_unavailable': {
    status: 503,
    message: 'The app cannot reach its data right now. Please try again in a moment.',
  },

  'system.metrics_refused': {
    status: 403,
    message: 'Metrics are available on the server itself, or with the token set as METRICS_TOKEN.',
  },

  'identity.signed_out': { status: 401, message: 'Please sign in to continue.' },
  'identity.bad_credentials': { status: 401, message: 'Please check your credentials and try again.' },
  'identity.too_many_attempts': { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  'identity.email_taken': {
    status: 409,
    message: 'An account with this email already exists. Please sign in instead.',
  },
  'identity.signup_closed': {
    status: 403,
    message: 'Sign-up is closed. Please ask the operator of this app for an account.',
  },
  'identity.password_required': { status: 403, message: 'Please enter your current password to change this.' },
  'identity.reset_invalid': { status: 400, message: 'This link is no longer valid. Please request a new one.' },
  'identity.verification_invalid': {
    status: 400,
    message: 'This link is no longer valid. Please request a new one.',
  },
  'identity.provider_refused': {
    status: 401,
    message: 'Signing in with the provider failed. Please try again.',
  },
  'identity.provider_unavailable': {
    status: 503,
    message: 'The sign-in provider cannot be reached right now. Please sign in with your password, or try again.',
  },
  'identity.provider_unlinked': {
    status: 409,
    message:
      'There is an account with this email already. Sign in with its password and confirm the email; then the provider works as well.',
  },
  'identity.totp_required': { status: 401, message: 'Please enter the code from your authenticator app.' },
  'identity.code_invalid': { status: 401, message: 'This code is wrong or has already been used.' },
  'identity.challenge_expired': { status: 401, message: 'Signing in took too long. Please enter your password again.' },
  'identity.totp_already_on': { status: 409, message: 'Two-factor authentication is already on.' },
  'identity.totp_not_set_up': { status: 409, message: 'Two-factor authentication is not set up yet.' },
  'identity.no_password': {
    status: 409,
    message: 'This account has no password yet. Please set one with the link on the sign-in page first.',
  },
  'identity.account_closing': {
    status: 403,
    message: 'This account is being deleted. You can still restore it.',
  },
  'identity.account_suspended': {
    status: 403,
    message: 'This account is suspended. Please ask the operator of this app.',
  },
  'identity.session_not_found': { status: 404, message: 'This session has already ended.' },

  'tokens.not_found': { status: 404, message: 'This access token does not exist or was already revoked.' },
  'tokens.too_many': { status: 409, message: 'You can have at most 50 access tokens. Please revoke some first.' },
  'tokens.invalid': {
    status: 401,
    message: 'This access token is wrong, expired or revoked. Please create a new one in Settings → Access tokens.',
  },
  'tokens.insufficient_scope': {
    status: 403,
    message: 'This access token does not have the scope this call needs. Please create one that has it.',
  },
  'tokens.session_only': {
    status: 403,
    message: 'Access tokens do not open this call. Please use the app, or a session.',
  },

  'devices.not_found': { status: 404, message: 'This device does not exist or was already removed.' },
  'devices.too_many': { status: 409, message: 'You can have at most 20 devices. Please remove one first.' },
  'devices.code_not_found': {
    status: 404,
    message: 'This code is wrong, was already used or has expired. Please show a new one in Settings → Devices.',
  },
  'devices.paused': {
    status: 403,
    message: 'This device is paused. Please resume it in Settings → Devices.',
  },

  'captures.quota_reached': {
    status: 429,
    message: 'Your devices have sent as much as one day allows. They continue tomorrow.',
  },
  'captures.busy': { status: 429, message: 'Other devices are sending right now. Please try again in a moment.' },

  'oauth.request_gone': {
    status: 404,
    message: 'This request has expired, or was started in another browser. Please connect again from the program.',
  },
  'oauth.other_person': {
    status: 409,
    message: 'Another account is signed in now. Please check which account the page names, and decide again.',
  },
  'oauth.app_not_found': { status: 404, message: 'This app is not connected, or was already disconnected.' },

  'highlights.not_found': { status: 404, message: 'This highlight no longer exists.' },
  'highlights.too_many': {
    status: 409,
    message: 'This conversation has 500 highlights already. Please remove one first.',
  },
  'memories.not_found': { status: 404, message: 'This memory no longer exists.' },
  'memories.too_many': {
    status: 409,
    message: 'The assistant can remember at most 50 things. Please delete some first.',
  },

  'context.line_not_found': { status: 404, message: 'This line no longer exists. Please reload the page.' },
  'context.too_many_lines': {
    status: 409,
    message: 'You can add at most 100 lines of your own. Please delete some first.',
  },

  'attachments.not_found': { status: 404, message: 'There is no file at this address.' },

  'objects.not_found': { status: 404, message: 'There is no picture at this address.' },
  'objects.link_expired': {
    status: 403,
    message: 'This upload link is no longer valid. Please start the upload again.',
  },
  'objects.already_uploaded': { status: 409, message: 'A picture was already uploaded to this address.' },
  'objects.not_a_picture': { status: 400, message: 'Please select an image file (JPG, PNG, etc.)' },
  'objects.heic': {
    status: 400,
    message: 'HEIC photos cannot be shown by browsers. Please save this one as JPG and upload that.',
  },
  'objects.damaged': { status: 400, message: 'This picture is damaged and cannot be read. Please choose another one.' },
  'objects.too_many_pixels': {
    status: 400,
    message: 'This picture has more than 50 megapixels. Please choose a smaller one.',
  },
  'objects.too_large': { status: 413, message: 'Please select an image smaller than 5MB' },
  'objects.too_slow': { status: 408, message: 'The upload took too long. Please try again.' },
  'profile.photo_not_uploaded': { status: 400, message: 'Please upload the photo first.' },

  'billing.payments_off': {
    status: 503,
    message: 'Payments are not set up here. The operator of this app can make your account Premium.',
  },
  'billing.already_subscribed': { status: 409, message: 'You already have Premium. Nothing was charged.' },
  'billing.payment_busy': {
    status: 409,
    message: 'A payment is being prepared in another tab. Please wait a moment and try again.',
  },
  'billing.payment_not_found': { status: 404, message: 'This payment does not exist.' },
  'billing.payment_incomplete': { status: 402, message: 'This payment was not completed. Nothing was charged.' },
  'billing.card_declined': { status: 402, message: 'Your card was declined.' },
  'billing.unexpected_state': { status: 409, message: 'This payment is already completed or can no longer be made.' },
  'billing.no_subscription': { status: 409, message: 'There is no paid plan to change.' },
  'billing.webhook_refused': { status: 400, message: 'This event has no valid signature.' },
  'billing.provider_unavailable': {
    status: 503,
    message: 'The payment service cannot be reached right now. Please try again in a moment.',
  },

  'chat.limit_reached': { status: 403, message: "You've reached your message limit for this month." },
  'chat.model_limit_reached': {
    status: 403,
    message: 'You have used all replies that your plan has from this model this month. Please choose another model.',
  },
  'chat.message_not_found': { status: 404, message: 'This message no longer exists.' },
  'chat.question_not_found': {
    status: 409,
    message: 'There is no question before this reply, so it cannot be regenerated or continued.',
  },
  'chat.busy': { status: 409, message: 'A reply is already being written in this conversation. Please wait for it.' },
  'chat.idempotency_conflict': { status: 409, message: 'This message was already sent with a different text.' },

  'files.not_found': { status: 404, message: 'This file no longer exists.' },
  'files.file_missing': { status: 400, message: 'Please choose a file to attach.' },
  'files.empty': { status: 400, message: 'This file is empty.' },
  'files.too_large': { status: 413, message: 'A file for a chat may have at most 50 MB.' },
  'files.too_many': {
    status: 409,
    message: 'You can keep at most 1,000 files. Please delete some in the library first.',
  },
  'files.storage_full': {
    status: 409,
    message: 'Your storage is full. Please delete something, and empty the trash.',
  },
  'files.still_reading': {
    status: 409,
    message: 'A file of this message is still being read. Please wait a moment and send it again.',
  },
  'files.unreadable': {
    status: 409,
    message: 'A file of this message could not be read. Please remove it and send the message again.',
  },

  'model.unavailable': { status: 503, message: 'The assistant cannot be reached right now. Please try again.' },
  'model.timeout': { status: 504, message: 'The assistant took too long to reply. Please try again.' },
  'model.refused': { status: 502, message: 'The assistant declined to answer this.' },
  'model.rate_limited': { status: 503, message: 'The assistant is very busy right now. Please try again in a moment.' },
  'model.bad_response': {
    status: 502,
    message: 'The assistant sent a reply that could not be read. Please try again.',
  },
  'model.misconfigured': {
    status: 503,
    message: 'The assistant is not set up correctly. Please tell the operator of this app.',
  },
  'model.interrupted': { status: 502, message: 'The reply was interrupted before it was finished. Please try again.' },

  'models.off': { status: 403, message: 'The operator of this app does not allow models of your own.' },
  'models.provider_not_allowed': { status: 403, message: 'The operator of this app does not allow this provider.' },
  'models.too_many_keys': { status: 409, message: 'You can have at most 20 keys. Please delete one first.' },
  'models.key_not_found': { status: 404, message: 'This key does not exist or was already deleted.' },
  'models.key_unreadable': {
    status: 422,
    message: 'This key can no longer be read. Please delete it and add it again in Settings → Models.',
  },
  'models.key_refused': {
    status: 422,
    message: 'The provider refuses this key. Please check that it is complete and has not expired.',
  },
  'models.no_credit': {
    status: 422,
    message: 'The provider accepts this key, but its account has no credit left. Please add some there.',
  },
  'models.unreachable': { status: 422, message: 'Nothing answers at this address. Please check it and try again.' },
  'models.test_timeout': { status: 422, message: 'The provider did not answer within ten seconds. Please try again.' },
  'models.address_refused': {
    status: 422,
    message: 'This address leads into a private network, which this app does not call.',
  },
  'models.no_list': {
    status: 422,
    message:
      'There is no list of models at this address. Please check the address, for example whether it ends in /v1.',
  },
  'models.none_listed': { status: 422, message: 'The provider lists no model for chats with this key.' },
  'models.not_found': { status: 404, message: 'This model is no longer there. Please choose another one.' },
  'models.limit_reached': {
    status: 403,
    message:
      'Your own models have reached the limit you set for this month. Please raise it in Settings → Models, or choose another model.',
  },

  'conversations.saved_in_trash': {
    status: 409,
    message: 'This conversation was filed before and is in the trash. The person can restore it there.',
  },
  'conversations.storage_full': {
    status: 409,
    message: 'The storage of this account is full, so the conversation was not filed.',
  },
  'conversations.not_found': { status: 404, message: 'This conversation does not exist.' },
  'documents.not_found': { status: 404, message: 'This document does not exist.' },
  'conversations.branch_not_found': { status: 404, message: 'This version of the conversation does not exist.' },
  'recommendations.not_found': { status: 404, message: 'This recommendation no longer exists.' },

  'learning.card_not_found': { status: 404, message: 'This card does not exist.' },
  'learning.deck_not_found': { status: 404, message: 'This deck does not exist.' },
  'learning.too_many': {
    status: 409,
    message: 'You can have at most 20,000 cards in 500 decks. Please delete some first.',
  },
  'learning.not_cards': { status: 400, message: 'This file contains no cards.' },
  'conversations.act_not_found': { status: 404, message: 'This change can no longer be undone.' },
  'templates.not_found': { status: 404, message: 'This template does not exist.' },
  'templates.too_many': { status: 409, message: 'You can have at most 1,000 templates. Please delete some first.' },
  'categories.not_found': { status: 404, message: 'This category does not exist.' },
  'categories.name_taken': { status: 409, message: 'There is already a category with this name.' },
  'categories.premium_required': { status: 403, message: 'Custom categories are part of Premium.' },
  'categories.protected': { status: 409, message: 'The category Other cannot be renamed or deleted.' },
  'subcategories.not_found': { status: 404, message: 'This subcategory does not exist.' },
  'subcategories.name_taken': { status: 409, message: 'There is already a subcategory with this name here.' },

  'imports.not_an_export': { status: 400, message: 'This file is not an export that can be read.' },
  'imports.truncated_zip': { status: 400, message: 'This ZIP file is incomplete. Please download it again.' },
  'imports.archive_too_large': { status: 400, message: 'This archive is too large when unpacked.' },
  'imports.unsafe_path': { status: 400, message: 'This archive contains unsafe file paths and was refused.' },
  'imports.empty': { status: 400, message: 'This file contains no conversations.' },
  'imports.file_missing': { status: 400, message: 'Please choose a file to import.' },
  'imports.too_large': { status: 413, message: 'This file is too large to import.' },
  'imports.too_many_running': {
    status: 429,
    message: 'Two imports are already running. Please wait for one to finish.',
  },
  'imports.too_many_today': {
    status: 429,
    message: 'You have begun too many imports today. Please continue tomorrow.',
  },
  'imports.storage_full': {
    status: 507,
    message: 'Your storage is full. Please delete something first, or ask the operator of this app for more.',
  },
  'imports.duplicate_not_found': {
    status: 404,
    message: 'These two conversations are no longer duplicates. Please reload the page.',
  },
  'imports.kept_file_not_found': { status: 404, message: 'This file is no longer stored.' },
  'imports.not_found': { status: 404, message: 'This import does not exist.' },
  'imports.offset_mismatch': { status: 409, message: 'The upload must continue at a different position in the file.' },
  'imports.wrong_state': { status: 409, message: 'This is not possible in the current state of the import.' },
  'imports.interrupted': {
    status: 500,
    message: 'The import was interrupted. What was read so far is kept; drop the file again to import the rest.',
  },

  'email.not_configured': {
    status: 503,
    message: 'This app cannot send mail yet. Please ask its operator.',
  },
  'email.unavailable': { status: 503, message: 'The mail could not be sent right now. Please try again.' },
  'email.refused': { status: 502, message: 'The mail server rejected this mail. Please check the address.' },

  'privacy.never_send': {
    status: 403,
    message: "This conversation is marked 'never send', so it is not sent to a model.",
  },
  'reminders.not_found': { status: 404, message: 'This reminder does not exist.' },
  'reminders.time_passed': { status: 400, message: 'This time is in the past. Please choose a later one.' },
  'reminders.never': { status: 400, message: 'With this rule the reminder would never be due.' },
  'notifications.not_found': { status: 404, message: 'This notification does not exist.' },
  'notifications.push_not_found': { status: 404, message: 'Notifications are not turned on in this browser.' },
  'calendar.feed_not_found': { status: 404, message: 'There is no calendar at this address.' },
  'calendar.file_missing': { status: 400, message: 'Please choose an .ics file.' },
  'calendar.not_a_calendar': { status: 400, message: 'This is not a calendar file that can be read.' },
  'calendar.too_large': { status: 413, message: 'This calendar file is larger than 5 MB.' },
  'calendar.too_complicated': { status: 400, message: 'This calendar file takes too long to read.' },
  'feeds.not_found': { status: 404, message: 'You no longer follow this calendar.' },
  'feeds.already_followed': { status: 409, message: 'You already follow this calendar.' },
  'feeds.too_many': { status: 409, message: 'You can follow at most 20 calendars. Please remove one first.' },
  'feeds.no_answer': { status: 400, message: 'This address does not respond. Please check it.' },
  'feeds.bad_answer': { status: 400, message: 'This address returns an error instead of a calendar.' },
  'prompts.not_found': { status: 404, message: 'This scheduled prompt does not exist.' },
  'prompts.too_many': { status: 409, message: 'You can have at most 50 scheduled prompts. Please delete one first.' },
  'prompts.never': { status: 400, message: 'With this rule the prompt would never run.' },
  'fetcher.address_refused': {
    status: 400,
    message: 'This address is in a private network, which is not allowed here.',
  },
  'fetcher.unreachable': { status: 502, message: 'This address does not respond.' },
  'fetcher.timeout': { status: 504, message: 'This address took too long to respond.' },
  'fetcher.too_large': { status: 400, message: 'The file at this address is too large.' },

  'suggestions.not_found': { status: 404, message: 'This suggestion does not exist.' },
  'suggestions.already_decided': { status: 409, message: 'This suggestion was already approved or declined.' },
  'tasks.not_found': { status: 404, message: 'This task does not exist.' },
  'tasks.repeat_needs_date': { status: 400, message: 'A task that repeats needs a due date.' },
  'goals.not_found': { status: 404, message: 'This goal does not exist.' },
  'goals.no_distance': { status: 400, message: 'The target must differ from the starting value.' },
  'goals.out_of_range': { status: 400, message: 'This number is too large for a goal.' },
  'goals.entry_not_found': { status: 404, message: 'This entry is no longer in the log.' },
  'goals.milestone_not_found': { status: 404, message: 'This milestone does not exist.' },
  'goals.too_many_milestones': { status: 400, message: 'A goal can have at most 50 milestones.' },
  'events.not_found': { status: 404, message: 'This event does not exist.' },
  'events.note_not_found': { status: 404, message: 'This note does not exist.' },
  'events.read_only': {
    status: 403,
    message: 'This event comes from a calendar you follow. It can only be changed there.',
  },
  'events.source_not_found': {
    status: 404,
    message: 'The task, conversation or message to link this event to does not exist.',
  },
  'events.recurrence_unsupported': { status: 400, message: 'An event cannot repeat in this way.' },
  'events.recurrence_never': { status: 400, message: 'With this rule the event would never happen.' },
  'events.occurrence_cannot_repeat': {
    status: 400,
    message:
      'A single occurrence cannot have its own recurrence. Please change all events, or this and the following ones.',
  },
  'events.too_many': { status: 400, message: 'There are too many events in this period. Please choose a shorter one.' },
  'events.change_not_found': { status: 404, message: 'This change can no longer be undone.' },
  'events.changed_since': { status: 409, message: 'This event has been changed since then, so nothing was undone.' },
  'reports.not_found': { status: 404, message: 'This report does not exist.' },
  'reports.not_yet': { status: 400, message: 'This period has not started yet.' },
  'reports.premium_required': {
    status: 403,
    message: 'Monthly reports, earlier weeks and automatic reports are part of Premium.',
  },
  'trash.not_found': { status: 404, message: 'This is no longer in the trash.' },
  'sorting.proposal_not_found': { status: 404, message: 'This proposal was already accepted or declined.' },
  'sorting.act_not_found': { status: 404, message: 'This change can no longer be undone.' },
  'sharing.not_found': { status: 404, message: 'There is no shared conversation at this address.' },
  'exports.premium_required': {
    status: 403,
    message: 'These exports are part of Premium. All your data as JSON is free.',
  },
  'backups.premium_required': {
    status: 403,
    message: 'Backups are part of Premium. Your data as JSON, and restoring, are free.',
  },
  'operator.person_not_found': { status: 404, message: 'There is no such account.' },
  'operator.plan_is_paid': {
    status: 409,
    message: 'This person pays for a plan. Please end it at the payment provider first.',
  },
  'operator.is_operator': {
    status: 409,
    message: 'Operators cannot be suspended. Please take the email out of OPERATORS first.',
  },

  'backups.not_found': { status: 404, message: 'This backup does not exist.' },
  'backups.not_ready': { status: 409, message: 'This backup is not ready.' },
  'backups.too_many': { status: 409, message: 'You can have at most ten backups. Please delete one first.' },
  'backups.failed': { status: 500, message: 'The backup could not be created. Please try again.' },
  'backups.interrupted': {
    status: 500,
    message: 'This backup was interrupted because the server stopped or it took too long. Please create a new one.',
  },
  'backups.file_missing': { status: 400, message: 'Please choose a backup file.' },
  'backups.too_large': { status: 413, message: 'This backup is too large for this server.' },
  'backups.not_a_backup': { status: 400, message: 'This is not a backup of this app.' },
  'backups.newer_version': {
    status: 400,
    message: 'This backup was made by a newer version of the app. Please update first.',
  },
  'backups.damaged': { status: 400, message: 'This backup is damaged, so nothing was restored.' },
  'backups.restore_not_found': { status: 404, message: 'This restore does not exist.' },
  'backups.restore_wrong_state': { status: 409, message: 'This restore can no longer be changed.' },
  'backups.restore_running': { status: 409, message: 'A backup is being restored. Please wait until it is done.' },
  'backups.restore_failed': {
    status: 500,
    message: 'The backup could not be restored; nothing was changed. Please try again.',
  },
  'backups.restore_interrupted': {
    status: 500,
    message:
      'This restore was interrupted because the server stopped or it took too long. Please upload the backup again; only what is missing is added.',
  },

  'search.query_invalid': { status: 400, message: 'Please enter something to search for.' },
  'search.saved_not_found': { status: 404, message: 'This saved search no longer exists.' },
  'search.too_many_saved': { status: 409, message: 'You can save at most 100 searches. Please delete some first.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * The body of every error response. `message` can be shown to users; `details` is for programs (for request.invalid: `{
 * issues: [{ path, message }] }`); `requestId` identifies the log line.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.optional(z.unknown()),
  requestId: z.string(),
});
export type ErrorBody = z.output<typeof ErrorBody>;

/** `details` of request.invalid. `path` is dotted, such as `history.3.content`; an empty path means the whole body. */
export const InvalidDetails = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type InvalidDetails = z.output<typeof InvalidDetails>;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
