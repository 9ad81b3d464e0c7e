import { useCode } from './codes.ts';
import { checkEmail } from './contacts.ts';
import { nextId, now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { LANGS, type MerchantCategory, type Picture, type Text } from './model.ts';
import { foldText } from './search-text.ts';
import type { SettlementApplication } from './state.ts';

/** Fields of a merchant application. */
export interface SettlementForm {
  name: string;
  realName: string;
  email: string;
  phone?: string | undefined;
  categoryId: number;
  typeId: number;
  keywords?: string | undefined;
  address: string;
  pictures: readonly Picture[];
}

/** Decision of the platform; a refusal has a reason. */
export type Decision = { approved: true } | { approved: false; reason: Text };

const REASON_LENGTH = 255;

/** Newest first. */
export function ownApplications(market: Market, userId: number): SettlementApplication[] {
  return market.state.applications
    .filter((application) => application.userId === userId)
    .sort((a, b) => b.createTime - a.createTime || b.id - a.id);
}

export function ownApplication(market: Market, userId: number, id: number): SettlementApplication {
  const application = market.state.applications.find((candidate) => candidate.id === id);
  if (application?.userId !== userId) fail('settlementMissing');
  return application;
}

/** The code is consumed last, so that a taken name does not invalidate it. */
export function applyToSell(
  market: Market,
  userId: number,
  form: SettlementForm,
  captcha: string,
): SettlementApplication {
  const fields = checkForm(market, form);
  useCode(market, fields.email, captcha);
  return file(market, userId, fields);
}

/** Submits without a code, for known mailboxes. */
export function fileApplication(
  market: Market,
  userId: number,
  form: SettlementForm,
): SettlementApplication {
  return file(market, userId, checkForm(market, form));
}

/** Edits a pending application or resubmits a refused one. Only a changed mailbox needs a code. */
export function resubmitApplication(
  market: Market,
  userId: number,
  id: number,
  form: SettlementForm,
  captcha?: string,
): SettlementApplication {
  const application = ownApplication(market, userId, id);
  if (application.status === 2) fail('settlementApproved');
  const fields = checkForm(market, form, id);
  if (fields.email !== application.email) useCode(market, fields.email, captcha ?? '');

  const createTime = application.status === 3 ? now(market) : application.createTime;
  Object.assign(application, fields, { status: 1, denialReason: null, createTime });
  market.changed();
  return application;
}

/** Decides a pending application, once. */
export function decideApplication(
  market: Market,
  id: number,
  decision: Decision,
): SettlementApplication {
  const application =
    market.state.applications.find((candidate) => candidate.id === id) ?? fail('settlementMissing');
  if (application.status !== 1) fail('settlementDecided');
  if (!decision.approved) checkReason(decision.reason);
  application.status = decision.approved ? 2 : 3;
  application.denialReason = decision.approved ? null : decision.reason;
  market.changed();
  return application;
}

type Fields = Omit<
  SettlementApplication,
  'id' | 'userId' | 'status' | 'denialReason' | 'createTime'
>;

function file(market: Market, userId: number, fields: Fields): SettlementApplication {
  const application: SettlementApplication = {
    id: nextId(market),
    userId,
    ...fields,
    status: 1,
    denialReason: null,
    createTime: now(market),
  };
  market.state.applications.push(application);
  market.changed();
  return application;
}

/** Fields as stored. The fee is that of the category, regardless of the input. */
function checkForm(market: Market, form: SettlementForm, ownId?: number): Fields {
  const [name, realName, address] = [form.name, form.realName, form.address].map((text) =>
    text.trim(),
  );
  if (!name || !realName || !address) fail('settlementBlank');
  if (form.pictures.length === 0) fail('settlementPictures');
  const email = checkEmail(form.email);
  const { handlingFee } = categoryOf(market, form.categoryId);
  if (!market.catalogue.merchantTypes.some(({ id }) => id === form.typeId))
    fail('merchantTypeMissing');
  if (nameTaken(market, name, ownId)) fail('storeNameTaken');
  if (emailTaken(market, email, ownId)) fail('merchantEmailTaken');
  return {
    name,
    realName,
    email,
    phone: form.phone?.trim() || null,
    categoryId: form.categoryId,
    typeId: form.typeId,
    handlingFee,
    keywords: form.keywords?.trim() || null,
    address,
    pictures: [...form.pictures],
  };
}

function categoryOf(market: Market, id: number): MerchantCategory {
  return (
    market.catalogue.merchantCategories.find((category) => category.id === id) ??
    fail('merchantCategoryMissing')
  );
}

/** Name and mailbox of a refused application are available again. */
function rivals(market: Market, ownId: number | undefined): SettlementApplication[] {
  return market.state.applications.filter(({ id, status }) => id !== ownId && status !== 3);
}

function nameTaken(market: Market, name: string, ownId: number | undefined): boolean {
  const wanted = foldText(name);
  const merchants = market.catalogue.merchants.flatMap((merchant) =>
    LANGS.map((lang) => merchant.name[lang]),
  );
  const names = [...merchants, ...rivals(market, ownId).map((application) => application.name)];
  return names.some((taken) => foldText(taken) === wanted);
}

function emailTaken(market: Market, email: string, ownId: number | undefined): boolean {
  return [...market.catalogue.merchants, ...rivals(market, ownId)].some(
    (holder) => holder.email === email,
  );
}

function checkReason(reason: Text): void {
  const fits = LANGS.every(
    (lang) => reason[lang].trim() !== '' && reason[lang].length <= REASON_LENGTH,
  );
  if (!fits) fail('settlementReason');
}
