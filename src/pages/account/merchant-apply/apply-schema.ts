import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/text-key.ts';
import { SettlementResubmitBody } from '#generated/zod/settlement/settlement.zod.ts';
import { plainDigits } from '#/lib/typed.ts';
import { checkPhone } from '#/shared/country/phone-schema.ts';
import { filledText, fits } from '#/shared/form/schema.ts';
import { codeSchema, emailSchema } from '#/session/sign-in/schemas.ts';
import { type ApplyValues, normalizeKeywords } from './apply-values.ts';

/** The contract's rules for an application without the code. */
const contract = SettlementResubmitBody.def.left.shape;

/** The id of a chosen option. */
const chosenId = (rule: zod.ZodMiniType, empty: TextKey) =>
  zod.string().check(zod.refine((id) => rule.safeParse(Number(id)).success, empty));

/** Form values as typed, in the order of the form; messages are text keys. */
const values = zod.object({
  name: filledText(contract.name, 'settled.emptyName'),
  realName: filledText(contract.realName, 'settled.emptyRealName'),
  categoryId: chosenId(contract.categoryId, 'settled.emptyCategory'),
  typeId: chosenId(contract.typeId, 'settled.emptyType'),
  keywords: zod
    .string()
    .check(
      zod.overwrite(normalizeKeywords),
      zod.minLength(1, 'settled.emptyKeywords' satisfies TextKey),
      fits(contract.keywords, 'error.400'),
    ),
  address: filledText(contract.address, 'settled.emptyAddress'),
  email: emailSchema.check(fits(contract.email, 'error.400')),
  captcha: zod.string().check(zod.overwrite(plainDigits)),
  dialOf: zod.string(),
  phone: zod.string(),
  pictures: zod.array(zod.string()).check(
    zod.minLength(1, 'settled.emptyIsPicture' satisfies TextKey),
    zod.refine(
      (list) => contract.qualificationPicture.safeParse(JSON.stringify(list)).success,
      'error.400' satisfies TextKey,
    ),
  ),
  agreed: zod.boolean().check(zod.refine(Boolean, 'settled.emptyIsAgree' satisfies TextKey)),
});

/** @param verifiedEmail the stored address of a changed application; any other must be verified by a code */
export const applySchema = (verifiedEmail?: string) =>
  values.check(
    checkPhone('dialOf'),
    zod.check<ApplyValues>(({ value: { email, captcha }, issues }) => {
      if (email === verifiedEmail) return;
      const message = codeSchema.safeParse(captcha).error?.issues[0]?.message;
      if (message) issues.push({ code: 'custom', message, path: ['captcha'], input: captcha });
    }),
  );
