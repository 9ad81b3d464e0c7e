import type { Text } from './model.ts';

function text(zh: string, en: string, fr: string, th: string, lo: string): Text {
  return { 'zh-CN': zh, en, fr, th, lo };
}

/** What the market says when a rule refuses, one text for each situation. */
export const MESSAGES = {
  // signing in
  notSignedIn: text('请先登录', 'Please log in', 'Connectez-vous', 'กรุณาเข้าสู่ระบบ', 'ກະລຸນາເຂົ້າສູ່ລະບົບ'),
  accountMissing: text('账号不存在，请先注册', 'No such account, create one first', 'Compte introuvable, créez-en un', 'ไม่พบบัญชีนี้ กรุณาสร้างบัญชีก่อน', 'ບໍ່ພົບບັນຊີນີ້ ກະລຸນາສ້າງບັນຊີກ່ອນ'),
  passwordWrong: text('账号或密码错误，请重新填写', 'Wrong account or password, check both', 'Compte ou mot de passe incorrect, vérifiez-les', 'บัญชีหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบ', 'ບັນຊີ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ ກະລຸນາກວດຄືນ'),
  accountDisabled: text('账号已停用，请联系客服', 'This account is disabled, contact customer service', 'Ce compte est désactivé, contactez le service client', 'บัญชีนี้ถูกระงับ กรุณาติดต่อฝ่ายบริการลูกค้า', 'ບັນຊີນີ້ຖືກລະງັບ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ'),
  emailMalformed: text('请填写正确的邮箱', 'Enter a correct email address', 'Saisissez une adresse e-mail valide', 'กรุณากรอกอีเมลให้ถูกต้อง', 'ກະລຸນາປ້ອນອີເມວໃຫ້ຖືກຕ້ອງ'),
  phoneMalformed: text('请填写正确的手机号', 'Enter a correct phone number', 'Saisissez un numéro de téléphone valide', 'กรุณากรอกเบอร์โทรศัพท์ให้ถูกต้อง', 'ກະລຸນາປ້ອນເບີໂທລະສັບໃຫ້ຖືກຕ້ອງ'),
  countryCodeMissing: text('请选择国家区号', 'Choose a country code', 'Choisissez un indicatif de pays', 'กรุณาเลือกรหัสประเทศ', 'ກະລຸນາເລືອກລະຫັດປະເທດ'),
  emailTaken: text('该邮箱已注册，请直接登录', 'This email already has an account, sign in', 'Cette adresse a déjà un compte, connectez-vous', 'อีเมลนี้มีบัญชีแล้ว กรุณาเข้าสู่ระบบ', 'ອີເມວນີ້ມີບັນຊີແລ້ວ ກະລຸນາເຂົ້າສູ່ລະບົບ'),
  phoneTaken: text('该手机号已注册，请直接登录', 'This phone number already has an account, sign in', 'Ce numéro a déjà un compte, connectez-vous', 'เบอร์โทรศัพท์นี้มีบัญชีแล้ว กรุณาเข้าสู่ระบบ', 'ເບີໂທລະສັບນີ້ມີບັນຊີແລ້ວ ກະລຸນາເຂົ້າສູ່ລະບົບ'),
  passwordBlank: text('请填写密码', 'Enter your password', 'Saisissez votre mot de passe', 'กรุณากรอกรหัสผ่าน', 'ກະລຸນາປ້ອນລະຫັດຜ່ານ'),
  passwordsDiffer: text('两次密码不一致', 'The passwords differ, enter the same one twice', 'Les mots de passe diffèrent, saisissez deux fois le même', 'รหัสผ่านไม่ตรงกัน กรุณากรอกให้เหมือนกัน', 'ລະຫັດຜ່ານບໍ່ກົງກັນ ກະລຸນາປ້ອນໃຫ້ຄືກັນ'),
  weakPassword: text('密码不符合要求，请按提示修改', 'Make the password match the rule', 'Respectez la règle du mot de passe', 'กรุณาตั้งรหัสผ่านตามเงื่อนไข', 'ກະລຸນາຕັ້ງລະຫັດຜ່ານຕາມເງື່ອນໄຂ'),
  accountKind: text('该账号不支持此操作', 'This account cannot do that', 'Ce compte ne permet pas cette action', 'บัญชีประเภทนี้ใช้งานส่วนนี้ไม่ได้', 'ບັນຊີປະເພດນີ້ໃຊ້ງານສ່ວນນີ້ບໍ່ໄດ້'),
  loginWayOff: text('该登录方式未开通，请选择其他方式', 'This way to sign in is not offered, choose another', 'Cette connexion n’est pas proposée, choisissez-en une autre', 'ไม่เปิดให้เข้าสู่ระบบด้วยวิธีนี้ กรุณาเลือกวิธีอื่น', 'ບໍ່ເປີດໃຫ້ເຂົ້າສູ່ລະບົບດ້ວຍວິທີນີ້ ກະລຸນາເລືອກວິທີອື່ນ'),
  socialRefused: text('第三方登录未通过，请重新登录', 'The provider refused the sign-in, try again', 'Le fournisseur a refusé la connexion, réessayez', 'ผู้ให้บริการปฏิเสธการเข้าสู่ระบบ กรุณาลองอีกครั้ง', 'ຜູ້ໃຫ້ບໍລິການປະຕິເສດການເຂົ້າສູ່ລະບົບ ກະລຸນາລອງອີກຄັ້ງ'),
  twitterNoReturn: text('未配置该终端的回调地址', 'No return address is set up for this client', 'Aucune adresse de retour n’est configurée pour ce client', 'ยังไม่ได้ตั้งที่อยู่ส่งกลับสำหรับแอปนี้', 'ຍັງບໍ່ໄດ້ຕັ້ງທີ່ຢູ່ສົ່ງກັບສຳລັບແອັບນີ້'),
  pictureForeign: text('请先上传图片', 'Upload the picture first', 'Téléversez d’abord l’image', 'กรุณาอัปโหลดรูปภาพก่อน', 'ກະລຸນາອັບໂຫຼດຮູບກ່ອນ'),
  nicknameBlank: text('请填写昵称', 'Enter a nickname', 'Saisissez un pseudo', 'กรุณากรอกชื่อเล่น', 'ກະລຸນາປ້ອນຊື່ຫຼິ້ນ'),

  // verification codes
  codeBlank: text('请填写验证码', 'Enter the verification code', 'Saisissez le code de vérification', 'กรุณากรอกรหัสยืนยัน', 'ກະລຸນາປ້ອນລະຫັດຢືນຢັນ'),
  codeExpired: text('验证码已失效，请重新获取', 'The code is no longer valid, send a new one', 'Ce code n’est plus valable, demandez-en un autre', 'รหัสยืนยันหมดอายุ กรุณาขอรหัสใหม่', 'ລະຫັດຢືນຢັນໝົດອາຍຸ ກະລຸນາຂໍລະຫັດໃໝ່'),
  codeWrong: text('验证码错误，请重新填写', 'Wrong verification code, check it', 'Code de vérification incorrect, vérifiez-le', 'รหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบ', 'ລະຫັດຢືນຢັນບໍ່ຖືກຕ້ອງ ກະລຸນາກວດຄືນ'),
  codeTries: text('错误次数过多，请重新获取验证码', 'Too many wrong codes, send a new one', 'Trop d’erreurs, demandez un autre code', 'กรอกรหัสผิดหลายครั้ง กรุณาขอรหัสใหม่', 'ປ້ອນລະຫັດຜິດຫຼາຍຄັ້ງ ກະລຸນາຂໍລະຫັດໃໝ່'),
  codeTooSoon: text('发送过于频繁，请 1 分钟后再试', 'A code was just sent, wait a minute', 'Un code vient de partir, attendez une minute', 'เพิ่งส่งรหัสไป กรุณารอ 1 นาที', 'ຫາກໍສົ່ງລະຫັດໄປ ກະລຸນາລໍຖ້າ 1 ນາທີ'),
  codeTooMany: text('获取次数过多，请 1 小时后再试', 'Too many codes, try again in an hour', 'Trop de codes demandés, réessayez dans une heure', 'ขอรหัสบ่อยเกินไป กรุณาลองอีกครั้งใน 1 ชั่วโมง', 'ຂໍລະຫັດຫຼາຍເກີນໄປ ກະລຸນາລອງອີກຄັ້ງໃນ 1 ຊົ່ວໂມງ'),

  // goods and stores
  productMissing: text('该商品已下架，请选择其他商品', 'This item is no longer sold, choose another', 'Cet article n’est plus en vente, choisissez-en un autre', 'สินค้านี้เลิกจำหน่ายแล้ว กรุณาเลือกสินค้าอื่น', 'ສິນຄ້ານີ້ເຊົາຂາຍແລ້ວ ກະລຸນາເລືອກສິນຄ້າອື່ນ'),
  skuMissing: text('该规格不存在，请重新选择', 'This option does not exist, choose another', 'Cette option n’existe pas, choisissez-en une autre', 'ไม่มีตัวเลือกนี้ กรุณาเลือกใหม่', 'ບໍ່ມີຕົວເລືອກນີ້ ກະລຸນາເລືອກໃໝ່'),
  stockShort: text('库存不足，请减少数量', 'Not enough in stock, lower the quantity', 'Stock insuffisant, réduisez la quantité', 'สินค้ามีไม่พอ กรุณาลดจำนวน', 'ສິນຄ້າມີບໍ່ພໍ ກະລຸນາຫຼຸດຈຳນວນ'),
  merchantMissing: text('该店铺不存在', 'This store does not exist', 'Cette boutique n’existe pas', 'ไม่พบร้านค้านี้', 'ບໍ່ພົບຮ້ານຄ້ານີ້'),
  storeClosed: text('该店铺已暂停营业', 'This store is closed for now', 'Cette boutique est fermée pour le moment', 'ร้านนี้ปิดให้บริการชั่วคราว', 'ຮ້ານນີ້ປິດບໍລິການຊົ່ວຄາວ'),
  activityMissing: text('该活动不存在', 'This offer does not exist', 'Cette offre n’existe pas', 'ไม่พบโปรโมชันนี้', 'ບໍ່ພົບໂປຣໂມຊັນນີ້'),
  activityClosed: text('该活动已结束', 'This offer has ended', 'Cette offre est terminée', 'โปรโมชันนี้สิ้นสุดแล้ว', 'ໂປຣໂມຊັນນີ້ສິ້ນສຸດແລ້ວ'),
  collectNothing: text('请选择要取消的收藏', 'Choose what to remove from the wish list', 'Choisissez les favoris à retirer', 'กรุณาเลือกรายการถูกใจที่จะลบ', 'ກະລຸນາເລືອກລາຍການຖືກໃຈທີ່ຈະລຶບ'),
  collectGone: text('收藏中没有该商品，请刷新', 'These items are not on your wish list, reload the page', 'Ces articles ne sont pas dans vos favoris, actualisez la page', 'ไม่มีสินค้านี้ในรายการถูกใจ กรุณาโหลดหน้าใหม่', 'ບໍ່ມີສິນຄ້ານີ້ໃນລາຍການຖືກໃຈ ກະລຸນາໂຫຼດໜ້າໃໝ່'),

  // applying to sell here
  settlementBlank: text('请填写店铺名称、姓名和地址', 'Enter the store name, your name and the address', 'Saisissez le nom de la boutique, votre nom et l’adresse', 'กรุณากรอกชื่อร้าน ชื่อของคุณ และที่อยู่', 'ກະລຸນາປ້ອນຊື່ຮ້ານ ຊື່ຂອງທ່ານ ແລະ ທີ່ຢູ່'),
  settlementPictures: text('请上传资质图片', 'Upload the pictures of your qualification', 'Ajoutez les photos de vos justificatifs', 'กรุณาอัปโหลดรูปเอกสารรับรอง', 'ກະລຸນາອັບໂຫຼດຮູບເອກະສານຢັ້ງຢືນ'),
  merchantCategoryMissing: text('请选择商户分类', 'Choose a merchant category', 'Choisissez une catégorie de vendeur', 'กรุณาเลือกหมวดหมู่ผู้ขาย', 'ກະລຸນາເລືອກໝວດໝູ່ຜູ້ຂາຍ'),
  merchantTypeMissing: text('请选择店铺类型', 'Choose a store type', 'Choisissez un type de boutique', 'กรุณาเลือกประเภทร้าน', 'ກະລຸນາເລືອກປະເພດຮ້ານ'),
  storeNameTaken: text('该店铺名称已被使用，请换一个', 'This store name is taken, choose another', 'Ce nom de boutique est déjà pris, choisissez-en un autre', 'ชื่อร้านนี้มีผู้ใช้แล้ว กรุณาใช้ชื่ออื่น', 'ຊື່ຮ້ານນີ້ມີຜູ້ໃຊ້ແລ້ວ ກະລຸນາໃຊ້ຊື່ອື່ນ'),
  merchantEmailTaken: text('该邮箱已用于其他店铺，请换一个', 'This email belongs to another store, use a different one', 'Cette adresse e-mail est celle d’une autre boutique, utilisez-en une autre', 'อีเมลนี้ใช้กับร้านอื่นแล้ว กรุณาใช้อีเมลอื่น', 'ອີເມວນີ້ໃຊ້ກັບຮ້ານອື່ນແລ້ວ ກະລຸນາໃຊ້ອີເມວອື່ນ'),
  settlementMissing: text('该申请不存在', 'This application does not exist', 'Cette candidature n’existe pas', 'ไม่พบใบสมัครนี้', 'ບໍ່ພົບໃບສະໝັກນີ້'),
  settlementApproved: text('申请已通过，不能修改', 'This application is approved and can no longer be changed', 'Cette candidature est acceptée et ne peut plus être modifiée', 'ใบสมัครนี้ได้รับอนุมัติแล้ว แก้ไขไม่ได้', 'ໃບສະໝັກນີ້ໄດ້ຮັບອະນຸມັດແລ້ວ ແກ້ໄຂບໍ່ໄດ້'),
  settlementDecided: text('该申请已审核', 'This application has already been decided', 'Cette candidature a déjà été examinée', 'ใบสมัครนี้ได้รับการพิจารณาแล้ว', 'ໃບສະໝັກນີ້ໄດ້ຮັບການພິຈາລະນາແລ້ວ'),
  settlementReason: text('请填写拒绝原因，最多 255 字', 'Say why, in up to 255 characters', 'Indiquez le motif, en 255 caractères au plus', 'กรุณาระบุเหตุผล ไม่เกิน 255 ตัวอักษร', 'ກະລຸນາລະບຸເຫດຜົນ ບໍ່ເກີນ 255 ຕົວອັກສອນ'),

  // cart and checkout
  itemsMissing: text('请选择商品', 'Select an item', 'Sélectionnez un article', 'กรุณาเลือกสินค้า', 'ກະລຸນາເລືອກສິນຄ້າ'),
  quantityRange: text('数量须为 1–99', 'Choose a quantity from 1 to 99', 'Choisissez une quantité de 1 à 99', 'กรุณาเลือกจำนวน 1–99', 'ກະລຸນາເລືອກຈຳນວນ 1–99'),
  lineMissing: text('购物车中没有该商品，请刷新', 'This item is not in your cart, reload the page', 'Cet article n’est pas dans votre panier, actualisez la page', 'ไม่มีสินค้านี้ในรถเข็น กรุณาโหลดหน้าใหม่', 'ບໍ່ມີສິນຄ້ານີ້ໃນກະຕ່າ ກະລຸນາໂຫຼດໜ້າໃໝ່'),
  preOrderGone: text('订单信息已失效，请重新确认', 'This checkout has expired, start it again', 'Cette commande a expiré, recommencez', 'หมดเวลายืนยันคำสั่งซื้อ กรุณาเริ่มใหม่', 'ໝົດເວລາຢືນຢັນຄຳສັ່ງຊື້ ກະລຸນາເລີ່ມໃໝ່'),
  payTypeUnknown: text('不支持该支付方式，请选择其他方式', 'This payment method is not offered, choose another', 'Mode de paiement non proposé, choisissez-en un autre', 'ไม่รองรับวิธีชำระเงินนี้ กรุณาเลือกวิธีอื่น', 'ບໍ່ຮອງຮັບວິທີຈ່າຍເງິນນີ້ ກະລຸນາເລືອກວິທີອື່ນ'),
  addressChoose: text('请选择收货地址', 'Choose a delivery address', 'Choisissez une adresse de livraison', 'กรุณาเลือกที่อยู่จัดส่ง', 'ກະລຸນາເລືອກທີ່ຢູ່ຈັດສົ່ງ'),
  addressMissing: text('该地址不存在，请重新选择', 'This address does not exist, choose another', 'Cette adresse n’existe pas, choisissez-en une autre', 'ไม่พบที่อยู่นี้ กรุณาเลือกใหม่', 'ບໍ່ພົບທີ່ຢູ່ນີ້ ກະລຸນາເລືອກໃໝ່'),

  // coupons
  couponMissing: text('该优惠券不存在', 'This coupon does not exist', 'Ce coupon n’existe pas', 'ไม่พบคูปองนี้', 'ບໍ່ພົບຄູປອງນີ້'),
  couponEnded: text('该优惠券已停止领取', 'This coupon is no longer given out', 'Ce coupon n’est plus distribué', 'คูปองนี้หมดเวลารับแล้ว', 'ຄູປອງນີ້ໝົດເວລາຮັບແລ້ວ'),
  couponNoneLeft: text('优惠券已领完', 'No coupons left', 'Ce coupon n’est plus disponible', 'คูปองหมดแล้ว', 'ຄູປອງໝົດແລ້ວ'),
  couponTaken: text('您已领取过该优惠券', 'You already have this coupon', 'Vous avez déjà obtenu ce coupon', 'คุณรับคูปองนี้แล้ว', 'ທ່ານຮັບຄູປອງນີ້ແລ້ວ'),
  couponUsed: text('该优惠券已使用，请选择其他优惠券', 'This coupon is used, choose another', 'Ce coupon est déjà utilisé, choisissez-en un autre', 'คูปองนี้ใช้แล้ว กรุณาเลือกใบอื่น', 'ຄູປອງນີ້ໃຊ້ແລ້ວ ກະລຸນາເລືອກໃບອື່ນ'),
  couponLapsed: text('该优惠券已过期，请选择其他优惠券', 'This coupon has expired, choose another', 'Ce coupon a expiré, choisissez-en un autre', 'คูปองนี้หมดอายุ กรุณาเลือกใบอื่น', 'ຄູປອງນີ້ໝົດອາຍຸ ກະລຸນາເລືອກໃບອື່ນ'),
  couponNotStarted: text('该优惠券未到使用时间', 'This coupon is not valid yet', 'Ce coupon n’est pas encore valable', 'คูปองนี้ยังไม่ถึงเวลาใช้', 'ຄູປອງນີ້ຍັງບໍ່ເຖິງເວລາໃຊ້'),
  couponNoGoods: text('没有适用该优惠券的商品', 'This coupon is for other goods', 'Ce coupon vaut pour d’autres articles', 'คูปองนี้ใช้กับสินค้าอื่น', 'ຄູປອງນີ້ໃຊ້ກັບສິນຄ້າອື່ນ'),
  couponNoMerchant: text('没有适用该优惠券的店铺', 'This coupon is for another store', 'Ce coupon vaut pour une autre boutique', 'คูปองนี้ใช้กับร้านอื่น', 'ຄູປອງນີ້ໃຊ້ກັບຮ້ານອື່ນ'),
  couponMinimum: text('未达到优惠券使用金额', 'The goods do not reach the coupon’s minimum', 'Le minimum de ce coupon n’est pas atteint', 'ยอดซื้อไม่ถึงขั้นต่ำของคูปอง', 'ຍອດຊື້ບໍ່ຮອດຂັ້ນຕ່ຳຂອງຄູປອງ'),
  couponTooBig: text('优惠金额须低于商品总额', 'The goods must cost more than the coupon takes off', 'Le total doit dépasser la remise du coupon', 'ยอดสินค้าต้องมากกว่าส่วนลดคูปอง', 'ຍອດສິນຄ້າຕ້ອງຫຼາຍກວ່າສ່ວນຫຼຸດຄູປອງ'),

  // orders
  orderMissing: text('订单不存在', 'This order does not exist', 'Cette commande n’existe pas', 'ไม่พบคำสั่งซื้อนี้', 'ບໍ່ພົບຄຳສັ່ງຊື້ນີ້'),
  orderPaid: text('订单已付款', 'This order is already paid', 'Cette commande est déjà payée', 'คำสั่งซื้อนี้ชำระเงินแล้ว', 'ຄຳສັ່ງຊື້ນີ້ຈ່າຍເງິນແລ້ວ'),
  orderPaidKeep: text('已付款的订单不能取消', 'A paid order cannot be cancelled', 'Une commande payée ne peut pas être annulée', 'คำสั่งซื้อที่ชำระเงินแล้วยกเลิกไม่ได้', 'ຄຳສັ່ງຊື້ທີ່ຈ່າຍເງິນແລ້ວຍົກເລີກບໍ່ໄດ້'),
  orderCancelled: text('订单已取消，请重新下单', 'This order was cancelled, place a new one', 'Cette commande a été annulée, passez-en une autre', 'คำสั่งซื้อนี้ยกเลิกแล้ว กรุณาสั่งซื้อใหม่', 'ຄຳສັ່ງຊື້ນີ້ຍົກເລີກແລ້ວ ກະລຸນາສັ່ງຊື້ໃໝ່'),
  orderNotCompleted: text('只能删除已完成的订单', 'Only completed orders can be deleted', 'Seule une commande terminée peut être supprimée', 'ลบได้เฉพาะคำสั่งซื้อที่สำเร็จแล้ว', 'ລຶບໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ສຳເລັດແລ້ວ'),
  orderUnpaid: text('订单未付款，请先付款', 'This order is not paid, pay it first', 'Cette commande n’est pas payée, payez-la d’abord', 'คำสั่งซื้อนี้ยังไม่ชำระเงิน กรุณาชำระเงินก่อน', 'ຄຳສັ່ງຊື້ນີ້ຍັງບໍ່ຈ່າຍເງິນ ກະລຸນາຈ່າຍເງິນກ່ອນ'),
  orderInRefund: text('退款处理中，暂不能操作', 'Wait until the refund is decided', 'Attendez la fin du remboursement', 'กรุณารอจนกว่าการคืนเงินจะเสร็จสิ้น', 'ກະລຸນາລໍຖ້າຈົນການຄືນເງິນສຳເລັດ'),
  orderNotShipped: text('只有待收货的订单可以确认收货', 'Only a shipped order can be received', 'Seule une commande expédiée peut être reçue', 'ยืนยันได้เฉพาะคำสั่งซื้อที่จัดส่งแล้ว', 'ຢືນຢັນໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ຈັດສົ່ງແລ້ວ'),
  orderNotToShip: text('只有待发货的订单可以发货', 'Only an order to ship can be shipped', 'Seule une commande à expédier peut être expédiée', 'จัดส่งได้เฉพาะคำสั่งซื้อที่รอจัดส่ง', 'ຈັດສົ່ງໄດ້ສະເພາະຄຳສັ່ງຊື້ທີ່ລໍຖ້າຈັດສົ່ງ'),

  // reviews
  orderReviewed: text('该订单已评价', 'This order is already reviewed', 'Cette commande est déjà évaluée', 'รีวิวคำสั่งซื้อนี้แล้ว', 'ຣີວິວຄຳສັ່ງຊື້ນີ້ແລ້ວ'),
  lineElsewhere: text('该订单中没有此商品', 'This item is not part of the order', 'Cet article ne fait pas partie de la commande', 'ไม่มีสินค้านี้ในคำสั่งซื้อ', 'ບໍ່ມີສິນຄ້ານີ້ໃນຄຳສັ່ງຊື້'),
  lineNotReceived: text('请确认收货后再评价', 'Confirm receipt before you review', 'Confirmez la réception avant d’évaluer', 'กรุณายืนยันรับสินค้าก่อนรีวิว', 'ກະລຸນາຢືນຢັນຮັບສິນຄ້າກ່ອນຣີວິວ'),
  lineReviewed: text('该商品已评价', 'This item is already reviewed', 'Cet article est déjà évalué', 'รีวิวสินค้านี้แล้ว', 'ຣີວິວສິນຄ້ານີ້ແລ້ວ'),

  // refunds
  refundMissing: text('退款单不存在', 'This refund does not exist', 'Ce remboursement n’existe pas', 'ไม่พบรายการคืนเงินนี้', 'ບໍ່ພົບລາຍການຄືນເງິນນີ້'),
  refundUnderWay: text('商品运输中，请确认收货后再申请退款', 'Confirm receipt first, then ask for the refund', 'Confirmez d’abord la réception, puis demandez le remboursement', 'กรุณายืนยันรับสินค้าก่อนขอคืนเงิน', 'ກະລຸນາຢືນຢັນຮັບສິນຄ້າກ່ອນຂໍຄືນເງິນ'),
  refundApplied: text('已申请退款，请等待商家处理', 'You already asked for this refund, wait for the store', 'Remboursement déjà demandé, attendez la boutique', 'ขอคืนเงินแล้ว กรุณารอร้านค้าพิจารณา', 'ຂໍຄືນເງິນແລ້ວ ກະລຸນາລໍຖ້າຮ້ານຄ້າພິຈາລະນາ'),
  refundRunning: text('退款处理中，请等待到账', 'This refund is on its way', 'Ce remboursement est en cours', 'กำลังคืนเงิน กรุณารอ', 'ກຳລັງຄືນເງິນ ກະລຸນາລໍຖ້າ'),
  refundDone: text('该订单已退款', 'This order was refunded', 'Cette commande a été remboursée', 'คำสั่งซื้อนี้คืนเงินแล้ว', 'ຄຳສັ່ງຊື້ນີ້ຄືນເງິນແລ້ວ'),
  refundDecided: text('商家已处理该退款', 'The store has decided on this refund', 'La boutique a déjà répondu', 'ร้านค้าพิจารณารายการนี้แล้ว', 'ຮ້ານຄ້າພິຈາລະນາລາຍການນີ້ແລ້ວ'),
  refundNotRunning: text('没有等待到账的退款', 'No refund is on its way', 'Aucun remboursement en cours', 'ไม่มีรายการที่กำลังคืนเงิน', 'ບໍ່ມີລາຍການທີ່ກຳລັງຄືນເງິນ'),
  refusalMissing: text('请填写拒绝原因', 'Say why the refund is refused', 'Indiquez le motif du refus', 'กรุณาระบุเหตุผลที่ปฏิเสธ', 'ກະລຸນາລະບຸເຫດຜົນທີ່ປະຕິເສດ'),

  // uploads
  fileMissing: text('请选择文件', 'Choose a file', 'Choisissez un fichier', 'กรุณาเลือกไฟล์', 'ກະລຸນາເລືອກໄຟລ໌'),
  fileNameless: text('文件名缺少扩展名', 'The file name has no extension', 'Le nom du fichier n’a pas d’extension', 'ชื่อไฟล์ไม่มีนามสกุล', 'ຊື່ໄຟລ໌ບໍ່ມີນາມສະກຸນ'),
  fileContent: text('文件内容与扩展名不符', 'The file is not what its name says', 'Le fichier ne correspond pas à son nom', 'เนื้อหาไฟล์ไม่ตรงกับนามสกุล', 'ເນື້ອໃນໄຟລ໌ບໍ່ກົງກັບນາມສະກຸນ'),
  imageTooLarge: text('图片不能超过 10 MB', 'Choose a picture of at most 10 MB', 'Choisissez une image de 10 Mo au plus', 'กรุณาเลือกรูปขนาดไม่เกิน 10 MB', 'ກະລຸນາເລືອກຮູບຂະໜາດບໍ່ເກີນ 10 MB'),
  imageKind: text('仅支持 jpg、jpeg、png、gif、bmp、webp、mp4', 'Choose a jpg, jpeg, png, gif, bmp, webp or mp4 file', 'Choisissez un fichier jpg, jpeg, png, gif, bmp, webp ou mp4', 'กรุณาเลือกไฟล์ jpg, jpeg, png, gif, bmp, webp หรือ mp4', 'ກະລຸນາເລືອກໄຟລ໌ jpg, jpeg, png, gif, bmp, webp ຫຼື mp4'),
  fileTooLarge: text('文件不能超过 20 MB', 'Choose a file of at most 20 MB', 'Choisissez un fichier de 20 Mo au plus', 'กรุณาเลือกไฟล์ขนาดไม่เกิน 20 MB', 'ກະລຸນາເລືອກໄຟລ໌ຂະໜາດບໍ່ເກີນ 20 MB'),
  fileKind: text('仅支持 zip、doc、docx、xls、xlsx、pdf、mp3、wma、wav、amr、mp4', 'Choose a zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr or mp4 file', 'Choisissez un fichier zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr ou mp4', 'กรุณาเลือกไฟล์ zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr หรือ mp4', 'ກະລຸນາເລືອກໄຟລ໌ zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr ຫຼື mp4'),

  // payment
  payerMissing: text('付款人信息缺失，请重新付款', 'The payer is missing, pay again', 'Le payeur est inconnu, payez à nouveau', 'ไม่มีข้อมูลผู้ชำระเงิน กรุณาชำระเงินอีกครั้ง', 'ບໍ່ມີຂໍ້ມູນຜູ້ຈ່າຍເງິນ ກະລຸນາຈ່າຍເງິນອີກຄັ້ງ'),
  paymentMissing: text('找不到该笔付款，请重新付款', 'This payment was not found, pay again', 'Ce paiement est introuvable, payez à nouveau', 'ไม่พบการชำระเงินนี้ กรุณาชำระเงินอีกครั้ง', 'ບໍ່ພົບການຈ່າຍເງິນນີ້ ກະລຸນາຈ່າຍເງິນອີກຄັ້ງ'),
  notScanOrder: text('该订单未使用扫码支付', 'This order is not paid by scanning', 'Cette commande ne se paie pas par QR code', 'คำสั่งซื้อนี้ไม่ได้ชำระด้วยการสแกน QR', 'ຄຳສັ່ງຊື້ນີ້ບໍ່ໄດ້ຈ່າຍດ້ວຍການສະແກນ QR'),
} satisfies Record<string, Text>;

export type MessageKey = keyof typeof MESSAGES;

/** What the market says when it did what it was asked, where the bare fact is not enough. */
export const NOTICES = {
  success: text('操作成功', 'Done', 'C’est fait', 'ดำเนินการแล้ว', 'ດຳເນີນການແລ້ວ'),
  codeSent: text('验证码已发送', 'Code sent', 'Code envoyé', 'ส่งรหัสแล้ว', 'ສົ່ງລະຫັດແລ້ວ'),
  couponReceived: text('领取成功', 'Coupon received', 'Coupon obtenu', 'รับคูปองแล้ว', 'ຮັບຄູປອງແລ້ວ'),
  passwordReset: text('密码已重置', 'Password reset', 'Mot de passe réinitialisé', 'ตั้งรหัสผ่านใหม่แล้ว', 'ຕັ້ງລະຫັດຜ່ານໃໝ່ແລ້ວ'),
  saved: text('已保存', 'Saved', 'Enregistré', 'บันทึกแล้ว', 'ບັນທຶກແລ້ວ'),
} satisfies Record<string, Text>;
