import type { Text } from '../model.ts';
import { text } from './text.ts';

/** Refusals of uploads. */
export const UPLOAD_MESSAGES = {
  fileMissing: text(
    '请选择文件',
    'Choose a file',
    'Choisissez un fichier',
    'กรุณาเลือกไฟล์',
    'ກະລຸນາເລືອກໄຟລ໌',
  ),
  fileNameless: text(
    '文件名缺少扩展名',
    'The file name has no extension',
    'Le nom du fichier n’a pas d’extension',
    'ชื่อไฟล์ไม่มีนามสกุล',
    'ຊື່ໄຟລ໌ບໍ່ມີນາມສະກຸນ',
  ),
  folderNotMade: text(
    '图片暂时无法保存，请重试',
    'The picture could not be stored, try again',
    'L’image n’a pas pu être enregistrée, réessayez',
    'บันทึกรูปไม่ได้ กรุณาลองอีกครั้ง',
    'ບັນທຶກຮູບບໍ່ໄດ້ ກະລຸນາລອງອີກຄັ້ງ',
  ),
  fileContent: text(
    '文件内容与扩展名不符',
    'The file is not what its name says',
    'Le fichier ne correspond pas à son nom',
    'เนื้อหาไฟล์ไม่ตรงกับนามสกุล',
    'ເນື້ອໃນໄຟລ໌ບໍ່ກົງກັບນາມສະກຸນ',
  ),
  imageTooLarge: text(
    '图片不能超过 10 MB',
    'Choose a picture of at most 10 MB',
    'Choisissez une image de 10 Mo au plus',
    'กรุณาเลือกรูปขนาดไม่เกิน 10 MB',
    'ກະລຸນາເລືອກຮູບຂະໜາດບໍ່ເກີນ 10 MB',
  ),
  imageKind: text(
    '仅支持 jpg、jpeg、png、gif、bmp、webp、mp4',
    'Choose a jpg, jpeg, png, gif, bmp, webp or mp4 file',
    'Choisissez un fichier jpg, jpeg, png, gif, bmp, webp ou mp4',
    'กรุณาเลือกไฟล์ jpg, jpeg, png, gif, bmp, webp หรือ mp4',
    'ກະລຸນາເລືອກໄຟລ໌ jpg, jpeg, png, gif, bmp, webp ຫຼື mp4',
  ),
  fileTooLarge: text(
    '文件不能超过 20 MB',
    'Choose a file of at most 20 MB',
    'Choisissez un fichier de 20 Mo au plus',
    'กรุณาเลือกไฟล์ขนาดไม่เกิน 20 MB',
    'ກະລຸນາເລືອກໄຟລ໌ຂະໜາດບໍ່ເກີນ 20 MB',
  ),
  fileKind: text(
    '仅支持 zip、doc、docx、xls、xlsx、pdf、mp3、wma、wav、amr、mp4',
    'Choose a zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr or mp4 file',
    'Choisissez un fichier zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr ou mp4',
    'กรุณาเลือกไฟล์ zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr หรือ mp4',
    'ກະລຸນາເລືອກໄຟລ໌ zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr ຫຼື mp4',
  ),
} satisfies Record<string, Text>;
