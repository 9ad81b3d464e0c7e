import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Messages of successful calls; other calls answer with `success`. */
export const NOTICES = {
  success: text('操作成功', 'Done', 'C’est fait', 'ดำเนินการแล้ว', 'ດຳເນີນການແລ້ວ'),
  codeSent: text('验证码已发送', 'Code sent', 'Code envoyé', 'ส่งรหัสแล้ว', 'ສົ່ງລະຫັດແລ້ວ'),
  couponReceived: text('领取成功', 'Coupon claimed', 'Coupon obtenu', 'รับคูปองแล้ว', 'ຮັບຄູປອງແລ້ວ'),
  passwordReset: text(
    '密码已重置',
    'Password reset',
    'Mot de passe réinitialisé',
    'ตั้งรหัสผ่านใหม่แล้ว',
    'ຕັ້ງລະຫັດຜ່ານໃໝ່ແລ້ວ',
  ),
  saved: text('已保存', 'Saved', 'Enregistré', 'บันทึกแล้ว', 'ບັນທຶກແລ້ວ'),
} satisfies Record<string, Text>;
