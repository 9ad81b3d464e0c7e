import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Refusals of a merchant application. */
export const SETTLEMENT_MESSAGES = {
  settlementBlank: text(
    '请填写店铺名称、姓名和地址',
    'Enter the store name, your name and the address',
    'Saisissez le nom de la boutique, votre nom et l’adresse',
    'กรุณากรอกชื่อร้าน ชื่อของคุณ และที่อยู่',
    'ກະລຸນາປ້ອນຊື່ຮ້ານ ຊື່ຂອງທ່ານ ແລະ ທີ່ຢູ່',
  ),
  settlementPictures: text(
    '请上传资质图片',
    'Upload the pictures of your qualification',
    'Ajoutez les photos de vos justificatifs',
    'กรุณาอัปโหลดรูปเอกสารรับรอง',
    'ກະລຸນາອັບໂຫຼດຮູບເອກະສານຢັ້ງຢືນ',
  ),
  merchantCategoryMissing: text(
    '请选择商家分类',
    'Choose a merchant category',
    'Choisissez une catégorie de vendeur',
    'กรุณาเลือกประเภทผู้ขาย',
    'ກະລຸນາເລືອກປະເພດຜູ້ຂາຍ',
  ),
  merchantTypeMissing: text(
    '请选择店铺类型',
    'Choose a store type',
    'Choisissez un type de boutique',
    'กรุณาเลือกประเภทร้าน',
    'ກະລຸນາເລືອກປະເພດຮ້ານ',
  ),
  storeNameTaken: text(
    '该店铺名称已被使用，请换一个',
    'This store name is taken, choose another',
    'Ce nom de boutique est déjà pris, choisissez-en un autre',
    'ชื่อร้านนี้มีผู้ใช้แล้ว กรุณาใช้ชื่ออื่น',
    'ຊື່ຮ້ານນີ້ມີຜູ້ໃຊ້ແລ້ວ ກະລຸນາໃຊ້ຊື່ອື່ນ',
  ),
  merchantEmailTaken: text(
    '该邮箱已用于其他店铺，请换一个',
    'This email belongs to another store, use a different one',
    'Cette adresse e-mail est celle d’une autre boutique, utilisez-en une autre',
    'อีเมลนี้ใช้กับร้านอื่นแล้ว กรุณาใช้อีเมลอื่น',
    'ອີເມວນີ້ໃຊ້ກັບຮ້ານອື່ນແລ້ວ ກະລຸນາໃຊ້ອີເມວອື່ນ',
  ),
  settlementMissing: text(
    '该申请不存在',
    'This application does not exist',
    'Cette candidature n’existe pas',
    'ไม่พบใบสมัครนี้',
    'ບໍ່ພົບໃບສະໝັກນີ້',
  ),
  settlementApproved: text(
    '申请已通过，不能修改',
    'This application is approved and can no longer be changed',
    'Cette candidature est acceptée et ne peut plus être modifiée',
    'ใบสมัครนี้ได้รับอนุมัติแล้ว แก้ไขไม่ได้',
    'ໃບສະໝັກນີ້ໄດ້ຮັບອະນຸມັດແລ້ວ ແກ້ໄຂບໍ່ໄດ້',
  ),
  settlementDecided: text(
    '该申请已审核',
    'This application has already been decided',
    'Cette candidature a déjà été examinée',
    'ใบสมัครนี้ได้รับการพิจารณาแล้ว',
    'ໃບສະໝັກນີ້ໄດ້ຮັບການພິຈາລະນາແລ້ວ',
  ),
  settlementReason: text(
    '请填写拒绝原因，最多 255 字',
    'Say why, in up to 255 characters',
    'Indiquez le motif, en 255 caractères au plus',
    'กรุณาระบุเหตุผล ไม่เกิน 255 ตัวอักษร',
    'ກະລຸນາລະບຸເຫດຜົນ ບໍ່ເກີນ 255 ຕົວອັກສອນ',
  ),
} satisfies Record<string, Text>;
